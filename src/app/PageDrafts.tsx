import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#ui/drafts/draft.ts'
import classes from '#ui/drafts/drafts.module.css'
import { DraftPlaceContext, dropDrafts, findDrafts } from '#ui/drafts/drafts.ts'
import { draftTime } from '#ui/drafts/draftTime.ts'
import { formsOnPage } from '#ui/drafts/formsOnPage.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'

/** A form of a loading page may still appear. */
const missedAfterMs = 700

/** Drafts of the page whose form is not shown. The start page lists all drafts. */
export function PageDrafts() {
  const { pathname, href } = useRouterState({ select: ({ location }) => location })
  const owner = useContext(DraftPlaceContext)?.owner() ?? null
  const forms = useSyncExternalStore(formsOnPage.subscribe, formsOnPage.get)
  const [found, setFound] = useState<{ pathname: string; drafts: readonly Draft[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that closes may leave or drop a draft
  useEffect(() => {
    if (owner === null) return
    let isOver = false
    const read = async () => {
      const drafts = await findDrafts(owner)
      if (!isOver && drafts) setFound({ pathname, drafts })
    }
    const timer = setTimeout(() => void read(), missedAfterMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [owner, pathname, forms])
  if (found?.pathname !== pathname || pathname === '/' || pathname === '/home') return null
  const notices = found.drafts
    .filter(({ key, path }) => pathOf(path) === pathname && forms.get(key) !== 'shown')
    .map((draft) => {
      const form = forms.get(draft.key)
      const discard = () => {
        dropDrafts([draft.key])
        setFound({ pathname, drafts: found.drafts.filter((one) => one !== draft) })
      }
      return (
        <div key={draft.key} className={classes.offer}>
          <p role="status" className={classes.text}>
            Unsaved changes from {draftTime(draft.at)} in <strong>{draft.title}</strong>.
            {!form && draft.path === href && ' Open it to restore them.'}
          </p>
          <div className={classes.choices}>
            {typeof form === 'function' && (
              <Button size="compact-sm" variant="default" onClick={form}>
                Open the form
              </Button>
            )}
            {!form && draft.path !== href && (
              <Link to={draft.path} className={classes.link}>
                Go there
              </Link>
            )}
            <IconButton
              label="Discard draft"
              name={`Discard draft from ${draftTime(draft.at)}`}
              icon={IconX}
              onClick={discard}
            />
          </div>
        </div>
      )
    })
  return notices.length > 0 && <div className={classes.page}>{notices}</div>
}

/** '/menus?menu=2' -> '/menus' */
const pathOf = (address: string) => address.split(/[?#]/)[0]

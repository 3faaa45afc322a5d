import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { keepPin, useKept } from '#api/core/kept.ts'
import { IconButton } from '#ui/menu/IconButton.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './start.module.css'

/** Pinned stores first. */
export function RecentPages() {
  const { visits, pinned } = useKept()
  const isPinned = (path: string) => pinned.some((page) => page.path === path)
  const pages = [...pinned, ...visits.filter(({ path }) => !isPinned(path))]
  if (pages.length === 0) return null
  return (
    <Section id="recent" title="Opened Last">
      <ul className={classes.rows}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} className={classes.link}>
              <strong>{page.title}</strong>
            </Link>
            {/^\/stores\/\d+$/.test(page.path) && (
              <IconButton
                label={isPinned(page.path) ? 'Unpin' : 'Pin'}
                name={`${isPinned(page.path) ? 'Unpin' : 'Pin'} ${page.title}`}
                icon={isPinned(page.path) ? IconPinnedOff : IconPin}
                onClick={() => void keepPin(page, !isPinned(page.path))}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

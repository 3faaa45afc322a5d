import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { hasUnsaved, useUnsavedRegistry } from '#ui/form/unsaved.tsx'
import { keepPageWhile, setNewVersion, useNewVersion } from '#ui/newVersion.ts'
import classes from './NewVersion.module.css'

/** Between two questions to the server. */
const checkMs = 10 * 60_000

/** Offers the version that was deployed while the tab was open. Render it once. */
export function NewVersion() {
  const isShown = useNewVersion()
  const dirty = useUnsavedRegistry().length > 0
  useEffect(() => keepPageWhile(hasUnsaved), [])
  useEffect(() => {
    if (!import.meta.env.PROD) return
    let checkedAt = Date.now()
    const check = async () => {
      if (document.hidden || Date.now() - checkedAt < checkMs) return
      checkedAt = Date.now()
      if (await isOutdated()) setNewVersion(true)
    }
    const onVisible = () => void check()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  if (!isShown) return null
  return (
    <div role="status" className={classes.notice}>
      <p>
        A new version of the console is there.
        {dirty && ' Save, then load the new version.'}
      </p>
      <Button size="xs" onClick={() => window.location.reload()}>
        Load the new version
      </Button>
      <Button size="xs" variant="default" onClick={() => setNewVersion(false)}>
        Later
      </Button>
    </div>
  )
}

/** Every deployment has another entry script. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const deployed = entryOf(new DOMParser().parseFromString(page, 'text/html'))
  return deployed !== undefined && deployed !== entryOf(document)
}

function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}

import { useEffect, useState } from 'react'
import { Opening } from '../Opening.tsx'
import { whenIdle } from '../whenIdle.ts'
import { whenOpened } from '../whenOpened.ts'
import type { DialogProps } from './DialogWindow.tsx'

const dialogWindow = whenOpened(() =>
  import('./DialogWindow.tsx').then((module) => module.DialogWindow),
)

/** Loads the code of dialogs. */
export const preloadDialogs = dialogWindow.preload

/**
 * A window over the page. Its code loads once the page is there. Few of the dialogs of a page are ever opened, so
 * none is drawn before it opens.
 */
export function Dialog(props: DialogProps) {
  useEffect(() => whenIdle(() => void preloadDialogs()), [])
  const [used, setUsed] = useState(props.opened)
  if (props.opened && !used) setUsed(true)
  if (!used) return null
  return (
    <Opening>
      <dialogWindow.Part {...props} />
    </Opening>
  )
}

import { Suspense, useState } from 'react'
import { whenOpened } from '../menu/whenOpened.ts'
import type { DialogProps } from './DialogWindow.tsx'

const dialogWindow = whenOpened(() =>
  import('./DialogWindow.tsx').then((module) => module.DialogWindow),
)

/** Loads the code of dialogs, so that the first one opens at once. */
export const preloadDialogs = dialogWindow.preload

/** A window over the page. Few of the dialogs of a page are ever opened, so none is drawn before it opens. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.opened)
  if (props.opened && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense>
      <dialogWindow.Part {...props} />
    </Suspense>
  )
}

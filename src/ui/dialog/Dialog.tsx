import { useEffect, useState } from 'react'
import { Opening, whenIdle, whenOpened } from '../Opening.tsx'
import type { DialogProps } from './DialogWindow.tsx'

const dialogWindow = whenOpened(() =>
  import('./DialogWindow.tsx').then((module) => module.DialogWindow),
)

export const preloadDialogs = dialogWindow.preload

/** Its code loads when the page is idle. Nothing is rendered before the first opening. */
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

/** State of a dialog and its subject, which a closing dialog still shows. */
export function useDialogOf<Shown>(first: Shown) {
  const [{ shown, opened }, set] = useState({ shown: first, opened: false })
  return {
    shown,
    opened,
    open: (next: Shown) => set({ shown: next, opened: true }),
    close: () => set((now) => ({ ...now, opened: false })),
  }
}

import { useEffect, useState } from 'react'
import { Opening } from '../Opening.tsx'
import { whenIdle } from '../whenIdle.ts'
import { whenOpened } from '../whenOpened.ts'
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

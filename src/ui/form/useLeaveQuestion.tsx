import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useUnsavedRegistry } from './unsaved.ts'

/**
 * Closes a form inside a page: at once, or after a question while the form has unsaved changes.
 *
 * @returns the function to call instead of `onLeave`, and the dialog to draw once.
 */
export function useLeaveQuestion(onLeave: () => void): [leave: () => void, dialog: ReactNode] {
  const unsaved = useUnsavedRegistry()
  const [drawn, setDrawn] = useState(false)
  const [asking, setAsking] = useState(false)
  const leave = () => {
    if (unsaved.length === 0) return onLeave()
    // Drawn closed first: Mantine notes the focus to return to only when a drawn dialog opens.
    flushSync(() => setDrawn(true))
    setAsking(true)
  }
  const dialog = drawn && (
    <LeaveDialog
      opened={asking}
      unsaved={unsaved}
      onStay={() => setAsking(false)}
      onLeave={() => {
        setAsking(false)
        onLeave()
      }}
    />
  )
  return [leave, dialog]
}

import { type ReactNode, useState } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useUnsavedRegistry } from './unsaved.ts'

/**
 * Closes a form inside a page: at once, or after a question while the form has unsaved changes.
 *
 * @returns the function to call instead of `onLeave`, and the dialog to draw once.
 */
export function useLeaveQuestion(onLeave: () => void): [leave: () => void, dialog: ReactNode] {
  const unsaved = useUnsavedRegistry()
  const [asking, setAsking] = useState(false)
  const leave = () => {
    if (unsaved.length === 0) return onLeave()
    setAsking(true)
  }
  const dialog = (
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

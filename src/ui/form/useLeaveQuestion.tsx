import { type ReactNode, useState } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useUnsavedRegistry } from './unsaved.ts'

/** `leave` calls `onLeave`, and asks first if there are unsaved changes. Render the returned dialog once. */
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

import '../tokens.css'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import classes from '../dialog/dialog.module.css'
import { type UnsavedEntry, useUnsavedRegistry } from './unsaved.ts'

interface LeaveDialogProps {
  opened: boolean
  unsaved: readonly UnsavedEntry[]
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ opened, unsaved, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog opened={opened} onClose={onStay} title="Leave without saving?" centered zIndex={300}>
      <div className={classes.content}>
        <div className={classes.text}>
          <p>What you have changed is not saved yet and will be lost.</p>
          {unsaved.length > 0 && (
            <ul className={classes.changes}>
              {unsaved.map(({ title, changes }) => (
                <li key={title}>
                  <strong>{title}:</strong> {changes.join(', ')}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
          <Button onClick={onStay} data-autofocus>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

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

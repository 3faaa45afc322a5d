import { type ComponentProps, type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { LeaveDialog, useUnsavedRegistry } from './unsaved.tsx'

interface AskingDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  form: string
  children: (close: () => void) => ReactNode
}

/** A dialog around a form. Asks before changes are lost. */
export function AskingDialog({ form, children, onClose, ...dialog }: AskingDialogProps) {
  const unsaved = useUnsavedRegistry().filter((entry) => entry.title === form)
  const dirty = unsaved.length > 0
  const [asking, setAsking] = useState(false)
  const close = () => {
    if (dialog.busy || asking) return
    // After this event: the same Escape would close the question.
    if (dirty) setTimeout(() => setAsking(true))
    else onClose()
  }
  const leave = () => {
    setAsking(false)
    onClose()
  }

  return (
    <>
      <Dialog {...dialog} onClose={close} closeOnClickOutside={!dirty}>
        {children(close)}
      </Dialog>
      <LeaveDialog
        opened={dialog.opened && asking}
        unsaved={unsaved}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
    </>
  )
}

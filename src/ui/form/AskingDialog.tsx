import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { dropDrafts } from '../drafts/drafts.ts'
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
  const wasOpened = useRef(dialog.opened)
  // Closing without a save gives up what was typed, also where no question is asked (AMB-98).
  useEffect(() => {
    if (wasOpened.current && !dialog.opened) dropDrafts(unsaved.flatMap(({ draft }) => draft ?? []))
    wasOpened.current = dialog.opened
  })
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

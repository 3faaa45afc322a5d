import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import { useUnsavedRegistry } from './unsaved.ts'
import type { FormSchema } from './useResourceForm.ts'

export interface FormDialogProps<Schema extends FormSchema, Result>
  extends Omit<ResourceFormProps<Schema, Result>, 'bar' | 'onCancel' | 'onBusyChange'> {
  opened: boolean
  /** Called when the user closes the dialog. Close the dialog in `onSaved` as well. */
  onClose: () => void
  /** Heading of the dialog; `title` names the form in questions. */
  heading?: ReactNode
  size?: string | number
}

/**
 * A {@link ResourceForm} in a dialog. Escape and Cancel close the dialog, after a question when the form
 * has changes. The dialog stays open while a save runs.
 */
export function FormDialog<Schema extends FormSchema, Result>({
  opened,
  onClose,
  heading,
  size = 'lg',
  ...form
}: FormDialogProps<Schema, Result>) {
  const unsaved = useUnsavedRegistry().filter((entry) => entry.title === form.title)
  const dirty = unsaved.length > 0
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    if (busy || asking) return
    // The question opens after this event, because the same Escape would close it at once.
    if (dirty) setTimeout(() => setAsking(true))
    else onClose()
  }
  const leave = () => {
    setAsking(false)
    onClose()
  }

  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        title={heading ?? form.title}
        size={size}
        closeOnClickOutside={!dirty}
      >
        <FirstField>
          <ResourceForm {...form} bar="plain" onCancel={close} onBusyChange={setBusy} />
        </FirstField>
      </Dialog>
      <LeaveDialog
        opened={opened && asking}
        unsaved={unsaved}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
    </>
  )
}

/** Gives the focus to the first field when the dialog opens; Mantine would choose the close button. */
function FirstField({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = 'input:enabled, textarea:enabled, select:enabled'
    frame.current?.querySelector(fields)?.setAttribute('data-autofocus', 'true')
  }, [])
  return <div ref={frame}>{children}</div>
}

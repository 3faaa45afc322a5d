import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { AskingDialog } from './AskingDialog.tsx'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import type { FormSchema } from './useResourceForm.ts'

interface FormDialogProps<Schema extends FormSchema, Opened, Result>
  extends Omit<ResourceFormProps<Schema, Opened, Result>, 'bar' | 'onCancel' | 'onBusyChange'> {
  opened: boolean
  /** Close the dialog in `onSaved` as well. */
  onClose: () => void
  size?: string | number
}

/** Asks before changes are lost, and stays open while a save runs. */
export function FormDialog<Schema extends FormSchema, Opened, Result>({
  opened,
  onClose,
  size = 'lg',
  ...form
}: FormDialogProps<Schema, Opened, Result>) {
  const [busy, setBusy] = useState(false)
  return (
    <AskingDialog
      form={form.title}
      opened={opened}
      onClose={onClose}
      title={form.title}
      size={size}
      busy={busy}
    >
      {(close) => (
        <FirstField>
          <ResourceForm {...form} bar="plain" onCancel={close} onBusyChange={setBusy} />
        </FirstField>
      )}
    </AskingDialog>
  )
}

/** Focuses the first field on open; Mantine would choose the close button. */
function FirstField({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = 'input:enabled, textarea:enabled, select:enabled'
    frame.current?.querySelector(fields)?.setAttribute('data-autofocus', 'true')
  }, [])
  return <div ref={frame}>{children}</div>
}

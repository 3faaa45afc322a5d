import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import type { User } from '#api/users.ts'
import { cleanName } from '#domain/cleanName.ts'
import { dangerColour } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { useResourceForm } from '#ui/form/useResourceForm.ts'

interface PrivacyDialogProps {
  user: User
  request: 'export' | 'delete'
  own: boolean
  opened: boolean
  onClose: () => void
  /** Gets the typed e-mail. A failure is shown in `children` and rejects. */
  onSend: (email: string) => Promise<void>
  children: ReactNode
}

const requestLabels = {
  export: { title: 'Export user', button: 'Export' },
  delete: { title: 'Delete user', button: 'Delete' },
}

export function PrivacyDialog(props: PrivacyDialogProps) {
  const { user, request, own, opened, onClose, children } = props
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${requestLabels[request].title} ${user.name}`}
      size="lg"
      busy={busy}
    >
      <div className={dialog.content}>
        <p className={dialog.text}>
          {request === 'export'
            ? 'Everything that is kept about this user is shown here as JSON.'
            : 'Name, contacts, photo, rights and unclaimed credits are deleted for good. Orders stay for the books, without mention of the user.'}
        </p>
        {request === 'delete' && <p className={dialog.text}>This cannot be undone.</p>}
        {own && request === 'delete' && (
          <p className={dialog.text}>
            This is your own account. You are signed out when you close this dialog after the
            deletion.
          </p>
        )}
        <ConfirmEmail {...props} onBusyChange={setBusy} />
        {children}
      </div>
    </Dialog>
  )
}

const schema = z.object({ email: z.string().transform(cleanName).pipe(z.string().min(1)) })

interface ConfirmEmailProps extends PrivacyDialogProps {
  onBusyChange: (busy: boolean) => void
}

function ConfirmEmail({ user, request, onBusyChange, onClose, onSend }: ConfirmEmailProps) {
  const { ref, api, busy, onSubmit } = useResourceForm({
    record: null,
    title: requestLabels[request].title,
    schema,
    labels: { email: 'Confirm email' },
    initialValues: { email: '' },
    // The confirmation may be lost, so closing does not ask.
    guarded: false,
    restartOnSaved: true,
    onSubmit: ({ body }) => onSend(body.email),
    onBusyChange,
  })
  const email = api.field('email')
  return (
    // A successful request disables the button until the input is filled again.
    <form
      ref={ref}
      onSubmit={onSubmit}
      noValidate
      className={dialog.content}
      data-focus-next="input"
    >
      <TextInput
        {...email}
        description={
          user.email ? undefined : 'This user has no e-mail address: type the name instead.'
        }
        disabled={busy}
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Close
        </Button>
        <Button
          type="submit"
          color={request === 'delete' ? dangerColour : undefined}
          loading={busy}
          disabled={cleanName(email.value) === ''}
        >
          {requestLabels[request].button}
        </Button>
      </div>
    </form>
  )
}

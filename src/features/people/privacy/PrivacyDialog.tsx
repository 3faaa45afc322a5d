import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { User } from '#api/users.ts'
import { dangerColour } from '#ui/danger.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { useOnce } from '#ui/useOnce.ts'

interface PrivacyDialogProps {
  user: User
  request: 'export' | 'delete'
  /** Whether the user is the viewer. */
  own: boolean
  opened: boolean
  onClose: () => void
  /** Sends the request with what was typed, and tells whether it succeeded. */
  onSend: (email: string) => Promise<boolean>
  /** The output area. */
  children: ReactNode
}

const words = {
  export: { title: 'Export user', button: 'Export' },
  delete: { title: 'Delete user', button: 'Delete' },
}

/** Asks for the e-mail address of the user before an export or a deletion (CCPA-01, CCPA-02). */
export function PrivacyDialog(props: PrivacyDialogProps) {
  const { user, request, own, opened, onClose, children } = props
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${words[request].title} ${user.name}`}
      size="lg"
      busy={busy}
    >
      <div className={dialog.content}>
        <p className={dialog.text}>
          {request === 'export'
            ? 'Everything that is kept about this person is shown here as JSON.'
            : 'Name, contacts, photo, rights and unclaimed credits are deleted for good. Orders stay for the books, without mention of the person.'}
        </p>
        {own && request === 'delete' && (
          <p className={dialog.text}>
            This is your own account. You are signed out when you close this dialog after the
            deletion.
          </p>
        )}
        <ConfirmEmail {...props} busy={busy} onBusy={setBusy} />
        {children}
      </div>
    </Dialog>
  )
}

interface ConfirmEmailProps extends PrivacyDialogProps {
  busy: boolean
  onBusy: (busy: boolean) => void
}

function ConfirmEmail({ user, request, busy, onBusy, onClose, onSend }: ConfirmEmailProps) {
  const [typed, setTyped] = useState('')
  const once = useOnce()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    void once(async () => {
      onBusy(true)
      if (await onSend(typed.trim())) setTyped('')
      onBusy(false)
    })
  }
  return (
    <form onSubmit={submit} noValidate className={dialog.content}>
      <TextInput
        label="Confirm email"
        description={
          user.email ? undefined : 'This person has no e-mail address: type the name instead.'
        }
        value={typed}
        disabled={busy}
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Close
        </Button>
        <Button
          type="submit"
          color={request === 'delete' ? dangerColour : undefined}
          loading={busy}
          disabled={typed.trim() === ''}
        >
          {words[request].button}
        </Button>
      </div>
    </form>
  )
}

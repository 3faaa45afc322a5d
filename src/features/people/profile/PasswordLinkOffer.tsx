import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { session } from '#api/core/session.ts'
import { useAccess } from '#api/core/viewer.ts'
import { type User, useFirstPasswordLink } from '#api/users.ts'
import { useConfirm } from '#ui/dialog/ConfirmDialog.tsx'
import classes from '../people.module.css'

/** Ids of the employees created here who were not sent a link yet. */
const withoutLink = new Set<number>()

session.subscribe(() => {
  if (session.get().token === null) withoutLink.clear()
})

export function offerPasswordLink(id: number): void {
  withoutLink.add(id)
}

/** After a creation: sends the new employee a link to set a password, once (AMB-299). */
export function PasswordLinkOffer({ user }: { user: User }) {
  const { id, name, email } = user
  const mayCreate = useAccess().can('createUser').allowed
  const send = useFirstPasswordLink()
  const [confirm, dialog] = useConfirm()
  const [outcome, setOutcome] = useState<'sent' | 'unknown'>()
  // The host sends no link to anybody else.
  const isEmployee = user.role_ids.length > 0 || user.permission_ids.length > 0
  const isOffered = outcome !== undefined || withoutLink.has(id)
  if (!isOffered || !mayCreate || !email || !isEmployee) return null

  const ask = () =>
    confirm({
      title: 'Send a link to set a password?',
      children: (
        <>
          <p>
            {name} gets an e-mail at {email}.
          </p>
          <p>This cannot be undone.</p>
        </>
      ),
      confirmLabel: 'Send link',
      onConfirm: async () => {
        // Before the answer: the page may be left and opened again meanwhile.
        withoutLink.delete(id)
        try {
          setOutcome(await send(email))
        } catch (refusal) {
          withoutLink.add(id)
          throw refusal
        }
      },
    })
  const texts = {
    sent: `A link to set a password was sent to ${email}.`,
    unknown: `The answer was lost: the link may have been sent. ${name} can also ask for one with Forgot password at the sign-in.`,
  }
  return (
    <section aria-label="First password" tabIndex={-1} className={classes.offer}>
      <p className={classes.quiet} role="status">
        {outcome ? texts[outcome] : `${name} has no password yet.`}
      </p>
      {!outcome && (
        <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={ask}>
          Send a link to set a password
        </Button>
      )}
      {dialog}
    </section>
  )
}

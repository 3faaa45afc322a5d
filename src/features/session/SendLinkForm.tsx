import { Button, TextInput } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSendLink } from '#api/session.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'
import classes from './SignInFrame.module.css'

/** The format of the address is not checked. */
export function SendLinkForm() {
  const navigate = useNavigate()
  const stateEmail = useLocation({ select: (location) => location.state.email })
  const [email, setEmail] = useState(stateEmail ?? '')
  const form = useRef<HTMLFormElement>(null)
  const sendLink = useSendLink()
  // No answer tells whether an address is known.
  const { busy, onSubmit } = useSubmit(form, () => ({ sent: { email } }), {
    onSubmit: sendLink,
  })
  return (
    <form ref={form} aria-label="Reset Password" onSubmit={onSubmit}>
      <TextInput
        label="Email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <p className={classes.lead}>An e-mail cannot be undone.</p>
      <Button type="submit" loading={busy}>
        Send Link
      </Button>
      <Button variant="subtle" onClick={() => void navigate({ to: '/login' })}>
        Login
      </Button>
    </form>
  )
}

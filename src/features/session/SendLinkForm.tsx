import { Button, TextInput } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useOperation } from '#api/query.ts'

/** Email, 'Send Link' and 'Login' (AUTH-14..AUTH-20). The form of the address is not checked (AUTH-19). */
export function SendLinkForm() {
  const navigate = useNavigate()
  const stateEmail = useLocation({ select: (location) => location.state.email })
  const [email, setEmail] = useState(stateEmail ?? '')
  const running = useRef(false)
  const reset = useOperation('requestPasswordReset')
  return (
    <form
      aria-label="Reset Password"
      onSubmit={(event) => {
        event.preventDefault()
        // Read at once: the state that disables the button comes with the next frame (PLUS-05).
        if (running.current) return
        running.current = true
        reset.mutate(
          { body: { email } },
          {
            onSettled: () => {
              running.current = false
            },
          },
        )
      }}
    >
      <TextInput
        label="Email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" loading={reset.isPending}>
        Send Link
      </Button>
      <Button variant="subtle" onClick={() => void navigate({ to: '/login' })}>
        Login
      </Button>
    </form>
  )
}

import '#ui/tokens.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLogin } from '#api/login.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { useTakeOver } from './useTakeOver.ts'

/** Sign-in with e-mail and password (AUTH-01..AUTH-08). A refusal keeps what was typed. */
export function LoginScreen() {
  const router = useRouter()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useTakeOver(form, (typed) => {
    setEmail(typed.email)
    setPassword(typed.password)
  })
  const signIn = useLogin()
  // A refusal is flashed by the query client and stands at the fields it names.
  const { busy, errors, onSubmit } = useSubmit(form, () => ({ sent: { email, password } }), {
    onSubmit: async (typed) => {
      await signIn(typed)
      // From /login to /; on a deep link the user stays and lands on what was asked for (AMB-21).
      if (router.state.location.pathname === '/login') await navigate({ to: '/', replace: true })
      else await router.invalidate()
    },
  })

  return (
    <SignInFrame title="Welcome!" lead="Sign in to the P4 Console.">
      {/* POST: should it ever be sent without the program, no password stands in an address. */}
      <form ref={form} method="post" onSubmit={onSubmit} aria-label="Login">
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          data-path="email"
          error={errors.email}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
          data-path="password"
          error={errors.password}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy}>
          Login
        </Button>
        <Button
          variant="subtle"
          onClick={() => void navigate({ to: '/reset-password', state: { email } })}
        >
          Forgot password
        </Button>
      </form>
    </SignInFrame>
  )
}

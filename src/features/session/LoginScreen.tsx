import '#ui/tokens.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLogin } from '#api/session.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { useTakeOver } from './useTakeOver.ts'

/** Sign-in with e-mail and password. A refusal keeps the typed text. */
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
  // The query client flashes a refusal, and the fields show the faults that the refusal names.
  const { busy, errors, onSubmit } = useSubmit(form, () => ({ sent: { email, password } }), {
    onSubmit: async (typed) => {
      await signIn(typed)
      // /login leads to /. On any other address the user stays and gets the requested screen (AMB-21).
      if (router.state.location.pathname === '/login') await navigate({ to: '/', replace: true })
      else await router.invalidate()
    },
  })

  return (
    <SignInFrame title="Welcome!" lead="Sign in to the P4 Console.">
      {/* POST keeps the password out of the address, in case the browser submits the form before the script runs. */}
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

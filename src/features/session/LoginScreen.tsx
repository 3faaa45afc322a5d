// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import '#ui/tokens.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { session } from '#api/core/session.ts'
import { useLogin } from '#api/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { useTakeOver } from './useTakeOver.ts'

const notKept =
  'This browser blocks its storage: you are signed in until this page is closed or loaded again.'

/** A refusal keeps the typed text. */
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
  // A refusal is flashed; the fields show its field errors.
  const { busy, errors, onSubmit } = useSubmit(form, () => ({ sent: { email, password } }), {
    onSubmit: async (typed) => {
      await signIn(typed)
      if (!session.isKept()) flash({ message: notKept, variant: 'info' })
      // Any other address shows the requested screen (AMB-21).
      if (router.state.location.pathname === '/login') await navigate({ to: '/', replace: true })
      else await router.invalidate()
    },
  })

  return (
    <SignInFrame title="Welcome!" lead="Sign in to the P4 Console.">
      {/* POST keeps the password out of the address if the form is submitted before the script runs. */}
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

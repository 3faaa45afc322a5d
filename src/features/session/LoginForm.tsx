// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import type { BodyOf } from '#api/core/contract.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'
import { useTakeOver } from './useTakeOver.ts'

interface LoginFormProps {
  /** The user only has to type the password. */
  knownEmail?: string
  signIn: (typed: BodyOf<'login'>) => Promise<void>
  children: (email: string) => ReactNode
}

/** A refusal keeps the typed text. */
export function LoginForm({ knownEmail = '', signIn, children }: LoginFormProps) {
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useTakeOver(form, (typed) => {
    setEmail(typed.email)
    setPassword(typed.password)
  })
  // A refusal is flashed; the fields show its field errors.
  const { busy, errors, onSubmit } = useSubmit(form, () => ({ sent: { email, password } }), {
    onSubmit: signIn,
  })

  return (
    // POST keeps the password out of the address if the form is submitted before the script runs.
    <form ref={form} method="post" onSubmit={onSubmit} aria-label="Login">
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus={!knownEmail}
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
        data-autofocus={knownEmail || undefined}
        data-path="password"
        error={errors.password}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy}>
        Login
      </Button>
      {children(email)}
    </form>
  )
}

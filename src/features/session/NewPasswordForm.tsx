import { Button, PasswordInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useNewPassword } from '#api/session.ts'
import { useSubmit } from '#ui/form/useSubmit.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const saveNewPassword = useNewPassword()
  const { busy, errors, notice, onSubmit } = useSubmit(
    form,
    () => ({ sent: { token, password } }),
    {
      onSubmit: saveNewPassword,
      onSaved: () => navigate({ to: '/login', replace: true }),
    },
  )
  return (
    <form ref={form} aria-label="New Password" onSubmit={onSubmit}>
      <PasswordInput
        label="New Password"
        name="password"
        description="At least 12 characters."
        autoComplete="new-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        data-path="password"
        error={errors.password ?? notice?.message}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy}>
        Save
      </Button>
      <Button variant="subtle" onClick={() => void navigate({ to: '/reset-password', search: {} })}>
        Ask for a new link
      </Button>
    </form>
  )
}

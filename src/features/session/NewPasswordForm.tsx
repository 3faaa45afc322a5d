import { Button, PasswordInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { useOperation } from '#api/query.ts'

/** The new password of an e-mailed link (AMB-03); afterwards Login. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const confirm = useOperation('confirmPasswordReset')
  const refused = confirm.error instanceof ApiError ? confirm.error.fields[0]?.message : undefined
  return (
    <form
      aria-label="New Password"
      onSubmit={(event) => {
        event.preventDefault()
        if (confirm.isPending) return
        confirm.mutate(
          { body: { token, password } },
          { onSuccess: () => void navigate({ to: '/login', replace: true }) },
        )
      }}
    >
      <PasswordInput
        label="New Password"
        name="password"
        description="At least 8 characters."
        autoComplete="new-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        error={refused}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" loading={confirm.isPending}>
        Save
      </Button>
    </form>
  )
}

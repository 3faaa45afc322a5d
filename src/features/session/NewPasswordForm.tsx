import { Button, PasswordInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import { useOperation } from '#api/query.ts'

/** The new password of an e-mailed link (AMB-03); afterwards Login. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const running = useRef(false)
  // The refusal stands at the field, so it is not flashed as well.
  const confirm = useOperation('confirmPasswordReset', { failureShownInPlace: true })
  const refused = confirm.error ? errorMessage(confirm.error) : undefined
  return (
    <form
      aria-label="New Password"
      onSubmit={(event) => {
        event.preventDefault()
        if (running.current) return
        running.current = true
        confirm.mutate(
          { body: { token, password } },
          {
            onSuccess: () => void navigate({ to: '/login', replace: true }),
            onSettled: () => {
              running.current = false
            },
          },
        )
      }}
    >
      <PasswordInput
        label="New Password"
        name="password"
        description="At least 12 characters."
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
      <Button variant="subtle" onClick={() => void navigate({ to: '/reset-password', search: {} })}>
        Ask for a new link
      </Button>
    </form>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/session/ResetPasswordScreen.tsx'

export const Route = createFileRoute('/reset-password')({
  // From the e-mailed link; sent with the new password.
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  component: ResetPasswordScreen,
})

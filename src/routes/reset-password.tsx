import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/session/ResetPasswordScreen.tsx'

export const Route = createFileRoute('/reset-password')({
  // AMB-03: the e-mailed link carries a token, with which the screen asks for the new password.
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  component: ResetPasswordScreen,
})

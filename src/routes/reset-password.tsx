import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '#features/session/ResetPasswordScreen.tsx'

export const Route = createFileRoute('/reset-password')({
  // The e-mailed link carries a token, which the screen sends with the new password.
  validateSearch: (search): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  component: ResetPasswordScreen,
})

import '#ui/tokens.css'
import { useSearch } from '@tanstack/react-router'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SendLinkForm } from './SendLinkForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Typed on Login. */
    email?: string
  }
}

/** Requests a link, or with its token asks for the new password. */
export function ResetPasswordScreen() {
  const { token } = useSearch({ from: '/reset-password' })
  return token ? (
    <SignInFrame title="New Password" lead="Choose the password you will sign in with.">
      <NewPasswordForm token={token} />
    </SignInFrame>
  ) : (
    <SignInFrame title="Reset Password" lead="We will e-mail you a link to choose a new one.">
      <SendLinkForm />
    </SignInFrame>
  )
}

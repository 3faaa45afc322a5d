import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { Failed } from './Failed.tsx'
import { SignedOutError } from './signedOut.ts'

/** Login keeps the address, so nothing redirects. */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

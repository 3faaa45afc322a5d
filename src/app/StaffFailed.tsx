import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { Failed } from './Failed.tsx'
import { SignedOutError } from './signedOut.ts'

/** Draws Login at every address while nobody is signed in; the address stays as it is. */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

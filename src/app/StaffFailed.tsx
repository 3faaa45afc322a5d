import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { Failed } from './Failed.tsx'
import { SignedOutError } from './signedOut.ts'

/** Renders Login, without a redirect, while nobody is signed in. */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

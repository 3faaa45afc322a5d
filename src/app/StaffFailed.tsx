import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { SignedOutError } from '../api/core/session.ts'
import { Failed } from './Failed.tsx'

/** Login keeps the address, so nothing redirects. */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

import type { ErrorComponentProps } from '@tanstack/react-router'
import { LoginScreen } from '#features/session/LoginScreen.tsx'
import { Failed } from './Failed.tsx'
import { SignedOutError } from './signedOut.ts'

/** Signed out, every address of the console shows Login and stays what it is (ROUTE-04, AMB-21). */
export function StaffFailed(props: ErrorComponentProps) {
  return props.error instanceof SignedOutError ? <LoginScreen /> : <Failed {...props} />
}

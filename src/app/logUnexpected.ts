import { ApiError } from '#api/errors.ts'
import { SignedOutError } from './signedOut.ts'

/** Refused reads and being signed out have their own screen; only what nobody expected is logged. */
export function logUnexpected(error: unknown): void {
  if (error instanceof ApiError || error instanceof SignedOutError) return
  // biome-ignore lint/suspicious/noConsole: the place where developers look for what nobody expected.
  console.error(error)
}

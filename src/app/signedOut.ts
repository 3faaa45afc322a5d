import { session } from '#api/core/session.ts'

/** The error component shows Login instead. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

/** Keeps loaders from running without a session. */
export function requireSession(): void {
  if (!session.isLoggedIn()) throw new SignedOutError('Nobody is signed in')
}

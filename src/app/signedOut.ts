import { session } from '#api/core/session.ts'

/** Thrown by routes behind the sign-in; the error component draws Login instead. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

/** Keeps the loaders of a route from running before a user has signed in. */
export function requireSession(): void {
  if (!session.isLoggedIn()) throw new SignedOutError('Nobody is signed in')
}

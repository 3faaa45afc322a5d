import { session } from '#api/session.ts'

/** Thrown by routes behind the sign-in; Login is drawn in their place (ROUTE-04). */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

/** Keeps the loaders of a route from running before somebody has signed in. */
export function requireSession(): void {
  if (!session.isLoggedIn()) throw new SignedOutError('Nobody is signed in')
}

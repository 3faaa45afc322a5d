/** The current user: token and user, the only client state that is persisted (AUTH-09, AMB-20). */
import type { components } from './schema.gen.ts'

export type User = components['schemas']['User']

export interface CurrentUser {
  readonly token: string | null
  readonly user: User | null
}

const key = 'currentUser'
const nobody: CurrentUser = { token: null, user: null }
const listeners = new Set<() => void>()

function isStored(value: unknown): value is CurrentUser {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value))
    return false
  const { token, user } = value
  return (
    typeof token === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    'id' in user &&
    typeof user.id === 'number'
  )
}

function read(): CurrentUser {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStored(stored) ? stored : nobody
  } catch {
    // Storage that is blocked or holds something else counts as nobody signed in.
    return nobody
  }
}

let current = read()
/** True once the stored user has been confirmed by the server (SHELL-40). */
let loggedIn = false

function change(next: CurrentUser, isLoggedIn: boolean): void {
  current = next
  loggedIn = isLoggedIn
  try {
    if (next.token)
      localStorage.setItem(key, JSON.stringify({ token: next.token, user: next.user }))
    else localStorage.removeItem(key)
  } catch {
    // Without storage the session lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

// Signing out in one tab ends the session of the others too.
addEventListener('storage', (event) => {
  if (event.key !== key && event.key !== null) return
  const next = read()
  if (next.token === current.token) return
  current = next
  loggedIn = false
  for (const listener of listeners) listener()
})

export const session = {
  get: (): CurrentUser => current,
  isLoggedIn: (): boolean => loggedIn,
  /** Keeps the answer of a login, or of reading the current user (AUTH-11). */
  start(token: string, user: User): void {
    change({ token, user }, true)
  },
  /** Forgets token and user, the persisted copy too (AUTH-10). */
  end(): void {
    change(nobody, false)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

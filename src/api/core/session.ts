/** Token and user are the only client state in local storage (AMB-20). */
import { memberOf } from '#domain/values.ts'
import type { components } from './schema.gen.ts'

type User = components['schemas']['User']

export interface CurrentUser {
  readonly token: string | null
  readonly user: User | null
}

/** Keeps a page with unsaved work while its user signs in again (AMB-275). */
interface Renewal {
  isWanted(): boolean
  /** Whether the same user is signed in again. */
  ask(): Promise<boolean>
}

const key = 'currentUser'
const nobody: CurrentUser = { token: null, user: null }
const listeners = new Set<() => void>()

function isIdList(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'number')
}

export function isUser(value: unknown): value is User {
  return (
    typeof memberOf(value, 'id') === 'number' &&
    isIdList(memberOf(value, 'role_ids')) &&
    isIdList(memberOf(value, 'permission_ids')) &&
    isIdList(memberOf(value, 'store_ids'))
  )
}

function isStored(value: unknown): value is CurrentUser {
  return typeof memberOf(value, 'token') === 'string' && isUser(memberOf(value, 'user'))
}

function read(): CurrentUser {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStored(stored) ? stored : nobody
  } catch {
    // Blocked or foreign storage counts as signed out.
    return nobody
  }
}

let current = read()
/** Whether the server has confirmed the stored user. */
let loggedIn = false
/** False where the browser blocks its storage: the session then lasts as long as the page. */
let isKept = true
let renewal: Renewal | undefined
let writesInFlight = 0

/** The browser must not keep the approval code (AMB-192). */
function storable({ token, user }: CurrentUser): CurrentUser {
  return { token, user: user && { ...user, manager_approval_code: undefined } }
}

function change(next: CurrentUser, isLoggedIn: boolean): void {
  current = storable(next)
  loggedIn = isLoggedIn
  try {
    if (next.token) localStorage.setItem(key, JSON.stringify(current))
    else localStorage.removeItem(key)
    isKept = true
  } catch {
    isKept = false
  }
  for (const listener of listeners) listener()
}

// A sign-out in one tab signs out the others.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== key && event.key !== null) return
  const next = read()
  if (next.token === current.token) return
  if (!loggedIn || next.user?.id !== current.user?.id) {
    // The user stays, so that the page stays as it is. The next call asks.
    const stays = loggedIn && renewal?.isWanted()
    current = stays ? { token: null, user: current.user } : next
    loggedIn = stays === true
  } else current = next
  for (const listener of listeners) listener()
})

export const session = {
  get: (): CurrentUser => current,
  isLoggedIn: (): boolean => loggedIn,
  isKept: (): boolean => isKept,
  start(token: string, user: User): void {
    change({ token, user }, true)
  },
  end(): void {
    change(nobody, false)
  },
  /** Returns a function that takes `next` away. */
  renewBy(next: Renewal): () => void {
    renewal = next
    return () => {
      if (renewal === next) renewal = undefined
    }
  },
  /** Until `send` is done, a refused read counts as a refused write: Undo reads before it writes. */
  async duringWrite<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    writesInFlight += 1
    try {
      return await send()
    } finally {
      writesInFlight -= 1
    }
  },
  /**
   * Whether the user of a refused call is signed in again. Undefined: nobody asks, the session is over. A refused write
   * is unsaved work, e.g. a typed price.
   */
  renewed(refusedToken: string | null, isWrite: boolean): Promise<boolean> | undefined {
    if (current.token !== null && current.token !== refusedToken) return Promise.resolve(true)
    const isUnsaved = isWrite || writesInFlight > 0 || renewal?.isWanted()
    return isUnsaved ? renewal?.ask() : undefined
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The error component shows Login instead. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError'
}

/** Keeps loaders from running without a session. */
export function requireSession(): void {
  if (!session.isLoggedIn()) throw new SignedOutError('Nobody is signed in')
}

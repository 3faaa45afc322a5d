/** The console as a role sees it (AMB-296). Stays for the tab until Stop or the end of the session. */
import { observable } from '#domain/observable.ts'
import { memberOf } from '#domain/values.ts'
import { ApiError } from './errors.ts'
import { apiHost } from './host.ts'
import type { OperationId } from './operations.gen.ts'
import { session } from './session.ts'

export interface SeenAs {
  readonly role: { readonly id: number; readonly role: string }
  readonly store: { readonly id: number; readonly name: string } | null
}

/** `by` names the host and the user. */
type Kept = SeenAs & { readonly by: string }

const key = 'seenAs'
const viewer = () => `${apiHost()} ${session.get().user?.id}`

function isKept(value: unknown): value is Kept {
  const [role, store] = [memberOf(value, 'role'), memberOf(value, 'store')]
  return (
    memberOf(value, 'by') === viewer() &&
    typeof memberOf(role, 'id') === 'number' &&
    (store === null || typeof memberOf(store, 'id') === 'number')
  )
}

function read(): Kept | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(stored) ? stored : null
  } catch {
    return null
  }
}

const current = observable(read())

function change(next: Kept | null): void {
  current.set(next)
  try {
    sessionStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Blocked storage: it ends with the page.
  }
}

export const seenAs = {
  get: (): SeenAs | null => current.get(),
  start: (next: SeenAs): void => change({ ...next, by: viewer() }),
  stop: (): void => change(null),
  subscribe: current.subscribe,
}

session.subscribe(() => {
  const seen = current.get()
  if (seen && seen.by !== viewer()) change(null)
})

export function seenAsText({ role: { role }, store }: SeenAs): string {
  return `You see the console as ${role}${store ? ` at ${store.name}` : ''}. Nothing can be changed.`
}

/** Throws for every write but those of the session itself. */
export function refuseWhenSeenAs(id: OperationId): void {
  const seen = seenAs.get()
  if (seen && id !== 'login' && id !== 'logout')
    throw new ApiError(403, 'seen_as_role', seenAsText(seen))
}

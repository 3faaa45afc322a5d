/** The console as a role sees it (AMB-296). In memory only: a reload ends it. */
import { ApiError } from './errors.ts'
import type { OperationId } from './operations.gen.ts'
import { session } from './session.ts'

export interface SeenAs {
  readonly role: { readonly id: number; readonly role: string }
  readonly store: { readonly id: number; readonly name: string } | null
}

let current: SeenAs | null = null
const listeners = new Set<() => void>()

function change(next: SeenAs | null): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

export const seenAs = {
  get: (): SeenAs | null => current,
  start: (next: SeenAs): void => change(next),
  stop: (): void => change(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

session.subscribe(() => {
  if (session.get().user === null) change(null)
})

export function seenAsText({ role: { role }, store }: SeenAs): string {
  return `You see the console as ${role}${store ? ` at ${store.name}` : ''}. Nothing can be changed.`
}

/** Throws for every write but those of the session itself. */
export function refuseWhenSeenAs(id: OperationId): void {
  if (current && id !== 'login' && id !== 'logout')
    throw new ApiError(403, 'seen_as_role', seenAsText(current))
}

/** The console as a role sees it (AMB-296). In memory only: a reload ends it. */
import { observable } from '#domain/observable.ts'
import { ApiError } from './errors.ts'
import type { OperationId } from './operations.gen.ts'
import { session } from './session.ts'

export interface SeenAs {
  readonly role: { readonly id: number; readonly role: string }
  readonly store: { readonly id: number; readonly name: string } | null
}

const current = observable<SeenAs | null>(null)

export const seenAs = {
  get: current.get,
  start: (next: SeenAs): void => current.set(next),
  stop: (): void => current.set(null),
  subscribe: current.subscribe,
}

session.subscribe(() => {
  if (session.get().user === null) seenAs.stop()
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

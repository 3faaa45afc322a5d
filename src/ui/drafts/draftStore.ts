/** The drafts in IndexedDB. In a chunk of its own, which the first form loads. */
import { createStore, delMany, entries, get, set, values } from 'idb-keyval'
import { type Draft, isDraft, isTooLarge } from './draft.ts'

const store = createStore('p4 drafts', 'drafts')
const maxAgeMs = 14 * 24 * 3_600_000

export async function putDraft(draft: Draft): Promise<void> {
  if (isTooLarge(draft)) await dropDrafts([draft.key])
  else await set(draft.key, draft, store)
}

export const dropDrafts = (keys: readonly string[]): Promise<void> => delMany([...keys], store)

export async function readDraft(key: string): Promise<Draft | null> {
  const stored = await get<unknown>(key, store)
  return isDraft(stored) ? stored : null
}

/** Newest first. */
export async function readDrafts(owner: string): Promise<Draft[]> {
  const drafts = (await values<unknown>(store)).filter(isDraft)
  const own = drafts.filter((draft) => draft.owner === owner)
  return own.sort((one, other) => other.at - one.at)
}

/** And what is no draft. */
export async function dropExpired(): Promise<void> {
  const isKept = (stored: unknown) => isDraft(stored) && Date.now() - stored.at <= maxAgeMs
  const stored = await entries<IDBValidKey, unknown>(store)
  const dropped = stored.flatMap(([key, value]) => (isKept(value) ? [] : [key]))
  if (dropped.length > 0) await delMany(dropped, store)
}

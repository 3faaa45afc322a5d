/** The drafts in IndexedDB. In a chunk of its own, which the first form loads. */
import { createStore, delMany, get, set, values } from 'idb-keyval'
import { type Draft, isDraft, isTooLarge } from './draft.ts'

const store = createStore('p4 drafts', 'drafts')
const maxAgeMs = 14 * 24 * 3_600_000

const all = async (): Promise<Draft[]> => (await values<unknown>(store)).filter(isDraft)

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
  const own = (await all()).filter((draft) => draft.owner === owner)
  return own.sort((one, other) => other.at - one.at)
}

export async function dropExpired(): Promise<void> {
  const expired = (await all()).filter(({ at }) => Date.now() - at > maxAgeMs)
  if (expired.length > 0) await dropDrafts(expired.map(({ key }) => key))
}

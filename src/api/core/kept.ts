/**
 * What the console keeps for its user in this browser, and works without. In IndexedDB, because local storage
 * keeps the current user alone (AMB-254). Where the browser blocks IndexedDB it lasts as long as the page.
 */
import { get, update } from 'idb-keyval'
import { useEffect, useSyncExternalStore } from 'react'
import type { PutOff } from '#domain/findings/finding.ts'
import { observable } from '#domain/observable.ts'
import { session } from './session.ts'

interface Page {
  readonly path: string
  readonly title: string
}

interface Kept {
  /** Newest first. */
  readonly visits: readonly Page[]
  readonly pinned: readonly Page[]
  /** By the id of the finding. */
  readonly putOff: Readonly<Record<string, PutOff>>
}

const nothing: Kept = { visits: [], pinned: [], putOff: {} }

/** Per user, because several people share a browser. Another form of `Kept` needs another key. */
const keyNow = (): string => `kept 1 of user ${session.get().user?.id ?? 0}`

const memory = observable<ReadonlyMap<string, Kept>>(new Map())

const show = (key: string, kept: Kept) => memory.set(new Map(memory.get()).set(key, kept))

export function useKept(): Kept {
  const key = keyNow()
  useEffect(() => {
    const load = async () => {
      const stored = await get<Kept>(key)
      if (stored) show(key, stored)
    }
    // Blocked storage: kept in memory.
    load().catch(() => {})
  }, [key])
  return useSyncExternalStore(memory.subscribe, memory.get).get(key) ?? nothing
}

/** Changes what is stored, which another tab may have changed. */
async function change(changed: (kept: Kept) => Kept): Promise<void> {
  const key = keyNow()
  show(key, changed(memory.get().get(key) ?? nothing))
  try {
    await update<Kept>(key, (stored = nothing) => changed(stored))
  } catch {
    // Blocked storage: kept in memory.
  }
}

const maxVisits = 8

const without = (pages: readonly Page[], { path }: Page) =>
  pages.filter((page) => page.path !== path)

export const keepVisit = (page: Page) =>
  change((kept) => ({
    ...kept,
    visits: [page, ...without(kept.visits, page)].slice(0, maxVisits),
  }))

export const keepPin = (page: Page, isPinned: boolean) =>
  change((kept) => ({
    ...kept,
    pinned: [...without(kept.pinned, page), ...(isPinned ? [page] : [])],
  }))

/** Without `putOff` the finding is shown again. */
export const keepPutOff = (finding: string, putOff?: PutOff) =>
  change((kept) => {
    const { [finding]: _, ...others } = kept.putOff
    return { ...kept, putOff: putOff ? { ...others, [finding]: putOff } : others }
  })

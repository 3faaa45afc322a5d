import { createContext } from 'react'
import { flash } from '../flash/flash.ts'
import type { Draft } from './draft.ts'

/** Who works where. The frame provides it; forms outside of it (sign in) have no drafts. */
export interface DraftPlace {
  /** Host and user; null while nobody is signed in. */
  readonly owner: () => string | null
  readonly path: () => string
  /** With the search, for links. */
  readonly address: () => string
  readonly page: () => string
  /** Names of members that are never stored. */
  readonly secrets: readonly string[]
}

export const DraftPlaceContext = createContext<DraftPlace | null>(null)

const debounceMs = 400

type Store = typeof import('./draftStore.ts')

let last: Promise<unknown> = Promise.resolve()
let isSwept = false
let isBlockedTold = false
const toldKey = 'p4 drafts blocked'

async function inTurn<Result>(
  work: (store: Store) => Promise<Result>,
  onFailure: () => void = () => {},
): Promise<Result | null> {
  if (!('indexedDB' in globalThis)) return null
  const before = last
  const run = async () => {
    await before
    try {
      const store = await import('./draftStore.ts')
      if (!isSwept) await store.dropExpired()
      isSwept = true
      return await work(store)
    } catch {
      // Blocked or full.
      onFailure()
      return null
    }
  }
  const result = run()
  last = result
  return result
}

function tellBlocked(): void {
  if (isBlockedTold) return
  isBlockedTold = true
  try {
    if (sessionStorage.getItem(toldKey) !== null) return
    sessionStorage.setItem(toldKey, '')
  } catch {
    // Session storage is blocked too: the message comes once per page load.
  }
  flash({
    message: 'This browser blocks its storage or has no space left: unsaved changes get no draft.',
    variant: 'info',
  })
}

export const findDraft = (key: string) => inTurn(({ readDraft }) => readDraft(key))

export const findDrafts = (owner: string) => inTurn(({ readDrafts }) => readDrafts(owner))

interface Writer {
  timer: ReturnType<typeof setTimeout> | undefined
  readonly write: () => void
}

/** Of the forms on the page that have or had changes. */
const writers = new Map<string, Writer>()

export const isDrafted = (key: string): boolean => writers.has(key)

/** Writes the draft soon. A `snapshot` of null drops it: nothing is unsaved any more. */
export function keepDraft(key: string, snapshot: () => Draft | null): void {
  const write = () => {
    clearTimeout(writer.timer)
    writer.timer = undefined
    const draft = snapshot()
    if (!draft) return dropDrafts([key])
    void inTurn(({ putDraft }) => putDraft(draft), tellBlocked)
  }
  clearTimeout(writers.get(key)?.timer)
  const writer: Writer = { timer: setTimeout(write, debounceMs), write }
  writers.set(key, writer)
  document.addEventListener('visibilitychange', writeAll)
  window.addEventListener('beforeunload', writeAll)
}

/** Before the page goes: once it is hidden by a reload, a write no longer ends. */
function writeAll(): void {
  for (const { timer, write } of [...writers.values()]) if (timer !== undefined) write()
}

/** The form leaves the page: writes what is unsaved now. */
export function settleDraft(key: string): void {
  const writer = writers.get(key)
  if (!writer) return
  writer.write()
  writers.delete(key)
}

export function dropDrafts(keys: readonly string[]): void {
  for (const key of keys) {
    clearTimeout(writers.get(key)?.timer)
    writers.delete(key)
  }
  void inTurn((store) => store.dropDrafts(keys))
}

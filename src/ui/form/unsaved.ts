import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { isSame } from '#domain/values.ts'

export interface UnsavedEntry {
  title: string
  changes: readonly string[]
}

let entries: ReadonlyMap<string, UnsavedEntry> = new Map()
let list: readonly UnsavedEntry[] = []
const listeners = new Set<() => void>()

export function setUnsaved(id: string, entry: UnsavedEntry | null): void {
  if (isSame(entry ?? undefined, entries.get(id))) return
  const next = new Map(entries)
  if (entry) next.set(id, entry)
  else next.delete(id)
  entries = next
  list = [...next.values()]
  for (const listener of listeners) listener()
}

/** Synchronous: a saved form no longer counts when its `onSaved` runs, so `onSaved` may leave without a question. */
export function hasUnsaved(): boolean {
  return entries.size > 0
}

export function useUnsavedRegistry(): readonly UnsavedEntry[] {
  return useSyncExternalStore(subscribe, () => list)
}

export function unsavedOf(title: string): readonly UnsavedEntry[] {
  return list.filter((entry) => entry.title === title)
}

/** Registers a hand-made form while it has changes. Returns the id for {@link setUnsaved} right after a save. */
export function useUnsaved(title: string, changes: readonly string[]): string {
  const id = useId()
  // After every render: a form that was just saved may already have new changes.
  useLayoutEffect(() => setUnsaved(id, changes.length > 0 ? { title, changes } : null))
  useEffect(() => () => setUnsaved(id, null), [id])
  return id
}

/** Lets the browser ask before a tab with unsaved changes or pending saves is closed. Use it once. */
export function useBeforeUnload({ saving = false }: { saving?: boolean } = {}): void {
  const dirty = useUnsavedRegistry().length > 0 || saving
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

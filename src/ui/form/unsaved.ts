import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { sameValue } from './equal.ts'

/** A form that holds something unsaved: what it is and the labels of what has changed. */
export interface UnsavedEntry {
  title: string
  changes: readonly string[]
}

let entries: ReadonlyMap<string, UnsavedEntry> = new Map()
let list: readonly UnsavedEntry[] = []
const listeners = new Set<() => void>()

/** Says that a form holds unsaved changes, or with `null` that it does not (any more). */
export function setUnsaved(id: string, entry: UnsavedEntry | null): void {
  if (sameValue(entry ?? undefined, entries.get(id))) return
  const next = new Map(entries)
  if (entry) next.set(id, entry)
  else next.delete(id)
  entries = next
  list = [...next.values()]
  for (const listener of listeners) listener()
}

/**
 * Whether anything would be lost by leaving (PLUS-04). Synchronous: a saved form is no longer
 * counted when its `onSaved` runs, so that going to the saved thing never asks.
 */
export function hasUnsaved(): boolean {
  return entries.size > 0
}

/** Everything unsaved, for the question before leaving. */
export function useUnsavedRegistry(): readonly UnsavedEntry[] {
  return useSyncExternalStore(subscribe, () => list)
}

/** What is unsaved now of the form with this title, for the question before another one is opened. */
export function unsavedOf(title: string): readonly UnsavedEntry[] {
  return list.filter((entry) => entry.title === title)
}

/**
 * Registers a hand-made form while it holds changes; {@link ResourceForm} does so by itself.
 *
 * @returns the id to give to {@link setUnsaved} when the form has just been saved.
 */
export function useUnsaved(title: string, changes: readonly string[]): string {
  const id = useId()
  // After every drawing: what has just been saved may already have been changed again.
  useLayoutEffect(() => setUnsaved(id, changes.length > 0 ? { title, changes } : null))
  useEffect(() => () => setUnsaved(id, null), [id])
  return id
}

/** Lets the browser ask before the tab is closed while something is unsaved. Use it once. */
export function useBeforeUnload(): void {
  const dirty = useUnsavedRegistry().length > 0
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

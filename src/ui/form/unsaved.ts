import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { isSame } from '#domain/equal.ts'

/** A form with unsaved changes: its title and the labels of the changed fields. */
export interface UnsavedEntry {
  title: string
  changes: readonly string[]
}

let entries: ReadonlyMap<string, UnsavedEntry> = new Map()
let list: readonly UnsavedEntry[] = []
const listeners = new Set<() => void>()

/** Registers the unsaved changes of a form; `null` removes the form from the registry. */
export function setUnsaved(id: string, entry: UnsavedEntry | null): void {
  if (isSame(entry ?? undefined, entries.get(id))) return
  const next = new Map(entries)
  if (entry) next.set(id, entry)
  else next.delete(id)
  entries = next
  list = [...next.values()]
  for (const listener of listeners) listener()
}

/**
 * Whether leaving would lose changes. The answer is synchronous: a saved form no longer counts when its
 * `onSaved` runs, so that `onSaved` may leave without a question.
 */
export function hasUnsaved(): boolean {
  return entries.size > 0
}

/** All forms with unsaved changes, for the question before leaving. */
export function useUnsavedRegistry(): readonly UnsavedEntry[] {
  return useSyncExternalStore(subscribe, () => list)
}

/** The unsaved changes of the forms with this title, for the question before another form opens. */
export function unsavedOf(title: string): readonly UnsavedEntry[] {
  return list.filter((entry) => entry.title === title)
}

/**
 * Registers a hand-made form while it holds changes; a {@link ResourceForm} registers itself.
 *
 * @returns the id for {@link setUnsaved}, to be called when the form has just been saved.
 */
export function useUnsaved(title: string, changes: readonly string[]): string {
  const id = useId()
  // Runs after every drawing, because a form that was just saved may already have new changes.
  useLayoutEffect(() => setUnsaved(id, changes.length > 0 ? { title, changes } : null))
  useEffect(() => () => setUnsaved(id, null), [id])
  return id
}

/**
 * Lets the browser ask before a tab with unsaved changes is closed, or with saves on their way. Use it once.
 */
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

import '../tokens.css'
import { Button } from '@mantine/core'
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { observable } from '#domain/observable.ts'
import { isSame } from '#domain/values.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import classes from '../dialog/dialog.module.css'
import { dropDrafts } from '../drafts/drafts.ts'

export interface UnsavedEntry {
  title: string
  changes: readonly string[]
  /** Key of its draft. */
  draft?: string | undefined
}

let entries: ReadonlyMap<string, UnsavedEntry> = new Map()
const list = observable<readonly UnsavedEntry[]>([])

export function setUnsaved(id: string, entry: UnsavedEntry | null): void {
  if (isSame(entry ?? undefined, entries.get(id))) return
  const next = new Map(entries)
  if (entry) next.set(id, entry)
  else next.delete(id)
  entries = next
  list.set([...next.values()])
}

/** Synchronous: a saved form no longer counts when its `onSaved` runs, so `onSaved` may leave without a question. */
export function hasUnsaved(): boolean {
  return entries.size > 0
}

export function useUnsavedRegistry(): readonly UnsavedEntry[] {
  return useSyncExternalStore(list.subscribe, list.get)
}

export function unsavedOf(title: string): readonly UnsavedEntry[] {
  return list.get().filter((entry) => entry.title === title)
}

/** Registers a hand-made form while it has changes. Returns the id for {@link setUnsaved} right after a save. */
export function useUnsaved(title: string, changes: readonly string[], draft?: string): string {
  const id = useId()
  // After every render: a form that was just saved may already have new changes.
  useLayoutEffect(() => setUnsaved(id, changes.length > 0 ? { title, changes, draft } : null))
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

interface LeaveDialogProps {
  opened: boolean
  unsaved: readonly UnsavedEntry[]
  onStay: () => void
  onLeave: () => void
}

/** Leaving gives up the drafts as well. */
export function LeaveDialog({ opened, unsaved, onStay, onLeave }: LeaveDialogProps) {
  const leave = () => {
    dropDrafts(unsaved.flatMap(({ draft }) => draft ?? []))
    onLeave()
  }
  return (
    <Dialog opened={opened} onClose={onStay} title="Leave without saving?" centered zIndex={300}>
      <div className={classes.content}>
        <div className={classes.text}>
          <p>What you have changed is not saved yet and will be lost.</p>
          {unsaved.length > 0 && (
            <ul className={classes.changes}>
              {unsaved.map(({ title, changes }) => (
                <li key={title}>
                  <strong>{title}:</strong> {changes.join(', ')}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={leave}>
            Leave
          </Button>
          <Button onClick={onStay} data-autofocus>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** `leave` calls `onLeave`, and asks first if there are unsaved changes. Render the returned dialog once. */
export function useLeaveQuestion(onLeave: () => void): [leave: () => void, dialog: ReactNode] {
  const unsaved = useUnsavedRegistry()
  const [asking, setAsking] = useState(false)
  const leave = () => {
    if (unsaved.length === 0) return onLeave()
    setAsking(true)
  }
  const dialog = (
    <LeaveDialog
      opened={asking}
      unsaved={unsaved}
      onStay={() => setAsking(false)}
      onLeave={() => {
        setAsking(false)
        onLeave()
      }}
    />
  )
  return [leave, dialog]
}

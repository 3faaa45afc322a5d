import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, draftKey, type TypedValues, usable, withoutSecrets } from './draft.ts'
import {
  DraftPlaceContext,
  dropDrafts,
  findDraft,
  isDrafted,
  keepDraft,
  settleDraft,
} from './drafts.ts'
import { addForm } from './formsOnPage.ts'

interface DraftSource {
  readonly title: string
  /** Tells the drafts of several records on one screen apart. */
  readonly record?: unknown
  readonly isOn: boolean
  readonly hasChanges: boolean
  /** Another value after each change. */
  readonly revision: unknown
  readonly typed: () => TypedValues
  /** Whether a field of a draft, maybe of a former version of the form, can be restored. */
  readonly fits: (field: string, value: unknown) => boolean
  readonly saved: (field: string) => unknown
  /** Converts a value of the baseline to the format of `saved`, where the two differ. */
  readonly begun?: (field: string, baseline: unknown) => unknown
  readonly label: (field: string) => string
  /** A value as its field shows it. */
  readonly text?: (field: string, value: unknown) => string
  readonly names?: FieldNames | undefined
  readonly restore: (draft: Draft) => void
}

/** What is shown for an id, or for each of a list, where a field holds ids or words of the contract. */
export type FieldNames<Field extends string = string> = {
  readonly [Key in Field]?: (value: unknown) => unknown
}

export interface OfferedDraft
  extends Pick<DraftSource, 'label' | 'saved' | 'begun' | 'text' | 'names'> {
  readonly draft: Draft
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Keeps what is unsaved as a draft, and offers the one that an earlier visit left. */
export function useDraft(source: DraftSource): {
  key: string | undefined
  offer: OfferedDraft | null
} {
  const { title, record, isOn, hasChanges, revision } = source
  const place = useContext(DraftPlaceContext)
  const [path] = useState(() => place?.path() ?? '')
  const [address] = useState(() => place?.address() ?? '')
  // Another user may sign in over the page: what is typed stays with the one who opened it.
  const [owner] = useState(() => place?.owner() ?? null)
  const key = isOn && owner !== null ? draftKey(owner, path, title, record) : undefined
  const [offered, setOffered] = useState<Draft | null>(null)
  const latest = useRef({ source, offered })
  useLayoutEffect(() => {
    latest.current = { source, offered }
  })

  useEffect(() => (key === undefined ? undefined : addForm(key, 'shown')), [key])

  useEffect(() => {
    if (key === undefined) return
    let isOver = false
    const find = async () => {
      const found = await findDraft(key)
      if (isOver || !found) return
      const { fits, saved } = latest.current.source
      const draft = usable(found, fits, saved)
      if (draft) setOffered(draft)
      else if (!isDrafted(key)) dropDrafts([key])
    }
    // The schema of a later version may fail at what an earlier one stored.
    find().catch(() => dropDrafts([key]))
    return () => {
      isOver = true
      settleDraft(key)
      setOffered(null)
    }
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision restarts the timer.
  useEffect(() => {
    if (key === undefined || owner === null || !place) return
    if (!hasChanges && !isDrafted(key)) return
    const { secrets } = place
    const page = place.page()
    keepDraft(key, () => {
      const { source, offered } = latest.current
      const typed = withoutSecrets(source.typed(), secrets)
      const isTyped = Object.keys(typed.values).length > 0
      // An offer that is not answered yet stays part of the draft.
      if (!isTyped) return offered
      return {
        key,
        owner,
        at: Date.now(),
        path: address,
        page,
        title,
        values: { ...offered?.values, ...typed.values },
        baseline: { ...typed.baseline, ...offered?.baseline },
        opened: offered?.opened ?? typed.opened,
      }
    })
  }, [key, hasChanges, revision, offered])

  const offer = offered && {
    ...source,
    draft: offered,
    onRestore: () => {
      source.restore(offered)
      setOffered(null)
    },
    onDiscard: () => {
      setOffered(null)
      if (key !== undefined && !hasChanges) dropDrafts([key])
    },
  }
  return { key, offer }
}

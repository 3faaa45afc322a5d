import type { GridValue } from './cellTypes.ts'
import { commit, typedCell } from './gridEntry.ts'
import {
  cancel,
  type GridState,
  reordered,
  type Sheet,
  seenAt,
  untouched,
  withoutGone,
  withSeen,
} from './gridModel.ts'
import type { RowColumns } from './gridProps.ts'
import { type Settled, sending, settled, withoutSaved } from './gridSaves.ts'

interface SentRow {
  readonly row: string
  readonly values: ReadonlyMap<string, GridValue>
  readonly seen: ReadonlyMap<string, GridValue>
}

type SendRows = (
  rows: readonly SentRow[],
  answer: (row: string, refusal: string | null | undefined) => void,
) => Promise<unknown>

/** State outside React, so that a key renders only the rows it changes. */
export interface GridStore {
  readonly get: () => GridState
  readonly sheet: () => Sheet
  readonly setSheet: (sheet: Sheet) => void
  readonly setOptions: (options: StoreOptions) => void
  readonly subscribe: (listener: () => void) => () => void
  /** After each save, carried out or refused. */
  readonly subscribeToSaves: (listener: () => void) => () => void
  readonly update: (next: (state: GridState, sheet: Sheet) => GridState) => void
  readonly type: (text: string) => void
  /** The text of the open editor once a key has changed it. */
  readonly typing: () => string | null
  readonly finish: () => void
  /** Like `finish`, and retries a text whose save failed. */
  readonly confirm: () => void
  /** Saves every change after the pending saves; `only` limits rows and columns. */
  readonly save: (only?: RowColumns) => Promise<void>
}

export interface StoreOptions {
  readonly send: SendRows
  readonly atOnce: boolean
  readonly failureText: (reason: unknown) => string
  readonly savedText?: string | undefined
  readonly unsavedAfterMs?: number | undefined
}

export function createGridStore(first: Sheet, firstOptions: StoreOptions): GridStore {
  let options = firstOptions
  let state = untouched
  let sheet = first
  let draft: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Saves run one after the other. */
  let last = Promise.resolve()
  /** Values of the running save whose row has no result yet; null while no save runs. */
  let pendingValues: Map<string, ReadonlyMap<string, GridValue>> | null = null
  const listeners = new Set<() => void>()
  const saveListeners = new Set<() => void>()

  const set = (to: GridState) => {
    if (to === state) return
    const next = to.editing === state.editing ? to : { ...to, typed: null }
    if (next.editing !== state.editing) {
      draft = next.editing?.text ?? null
      clearTimeout(timer)
    }
    const changed = next.changes !== state.changes
    state = next
    for (const listener of listeners) listener()
    if (changed && options.atOnce) void save()
  }

  const unsentRows = (only?: RowColumns): SentRow[] =>
    [...state.changes].flatMap(([row, changed]) => {
      const sent = pendingValues?.get(row)
      const values = new Map(
        [...changed]
          .filter(([column]) => !only || only.get(row)?.includes(column))
          .filter(([column, value]) => !Object.is(value, sent?.get(column))),
      )
      const seen = new Map<string, GridValue>()
      for (const column of values.keys()) {
        const before = seenAt(state, sheet, row, column)
        if (before !== undefined) seen.set(column, before)
      }
      return values.size === 0 ? [] : [{ row, values, seen }]
    })

  const save = (only?: RowColumns) => {
    const asked = new Map(unsentRows(only).map(({ row, values }) => [row, [...values.keys()]]))
    if (asked.size > 0) last = last.then(() => sendDue(asked))
    return last
  }

  const sendDue = async (asked: RowColumns) => {
    const rows = unsentRows(asked)
    if (rows.length === 0) return
    const open = new Map(rows.map(({ row, values }) => [row, values]))
    const before: Settled[] = []
    const settle = (ids: readonly string[], refusal: string | null | undefined) => {
      const answered = ids.flatMap((row) => {
        const values = open.get(row)
        open.delete(row)
        return values ? [{ row, values, refusal, keeps: !options.atOnce }] : []
      })
      if (answered.length === 0) return
      const savedText = open.size > 0 ? '' : options.savedText
      set(settled(state, sheet, answered, savedText, before))
      before.push(...answered)
    }
    pendingValues = open
    set(sending(state, [...open.keys()]))
    try {
      await options.send(rows, (row, refusal) => settle([row], refusal))
      settle([...open.keys()], null)
    } catch (reason) {
      settle([...open.keys()], options.failureText(reason))
    } finally {
      pendingValues = null
    }
    for (const listener of saveListeners) listener()
  }

  const close = (confirmed: boolean) => {
    if (!state.editing) return
    set(draft === null ? cancel(state) : commit(state, sheet, draft, confirmed))
  }

  return {
    get: () => state,
    sheet: () => sheet,
    setSheet: (next) => {
      const before = sheet
      sheet = next
      const isSame = sameTexts(before.rows, next.rows) && sameTexts(before.columns, next.columns)
      const moved = isSame ? state : reordered(state, before, next)
      const kept = withSeen(withoutGone(moved, next), before)
      // After a save the sheet is fresh and has what was saved.
      const isRead = pendingValues === null && kept.saved.size > 0
      const read = isRead ? { ...kept, saved: untouched.saved } : kept
      set(withoutSaved(read, next))
    },
    setOptions: (next) => {
      options = next
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    subscribeToSaves: (listener) => {
      saveListeners.add(listener)
      return () => {
        saveListeners.delete(listener)
      }
    },
    update: (next) => set(next(state, sheet)),
    type: (text) => {
      draft = text
      clearTimeout(timer)
      timer = setTimeout(
        () => set({ ...state, typed: typedCell(state, sheet, text) }),
        options.unsavedAfterMs,
      )
    },
    typing: () => draft,
    finish: () => close(false),
    confirm: () => close(true),
    save,
  }
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at])
}

import type { GridValue } from './cellTypes.ts'
import { commit } from './gridEntry.ts'
import {
  cancel,
  type GridState,
  reordered,
  type Sheet,
  seenAt,
  untouched,
  valueAt,
  withoutGone,
  withSeen,
} from './gridModel.ts'
import type { RowColumns } from './gridProps.ts'
import { type Settled, sending, settled, withoutSaved } from './gridSaves.ts'
import { type Taken, taken, untaken } from './gridTyping.ts'

/** The changed values of one row, as they are sent. */
interface SentRow {
  readonly row: string
  readonly values: ReadonlyMap<string, GridValue>
  /** What their user saw saved before. */
  readonly seen: ReadonlyMap<string, GridValue>
}

/** Sends changed rows and calls `answer` for each row whose result is known. */
export type SendRows = (
  rows: readonly SentRow[],
  answer: (row: string, refusal: string | null) => void,
) => Promise<unknown>

/** The state of one grid, kept outside React so that a key draws only the rows it changes. */
export interface GridStore {
  readonly get: () => GridState
  readonly sheet: () => Sheet
  readonly setSheet: (sheet: Sheet) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly update: (next: (state: GridState, sheet: Sheet) => GridState) => void
  /** Notes the text of the open editor at every key. */
  readonly type: (text: string) => void
  /** Takes the text of the open editor into its cell, if an editor is open. */
  readonly finish: () => void
  /** As `finish`, and sends a text again whose save failed. */
  readonly confirm: () => void
  /** Sends every change that is not being sent yet; with `only` those in these rows and columns. */
  readonly save: (only?: RowColumns) => Promise<void>
}

interface Options {
  readonly send: SendRows
  /** Whether every change is sent by itself; a refused change is then taken back. */
  readonly atOnce: () => boolean
  /** The failure of a whole save, in words. */
  readonly told: (reason: unknown) => string
  /** What is said of saved rows. */
  readonly savedText?: string | undefined
  /** Milliseconds without a key after which the typed text counts as unsaved. */
  readonly takenAfter?: number | undefined
}

export function createGridStore(first: Sheet, options: Options): GridStore {
  const { send, atOnce, told, takenAfter, savedText } = options
  let state = untouched
  let sheet = first
  let draft: string | null = null
  let early: Taken | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const onTheWay = new Map<string, Map<string, GridValue>>()
  /** Number of saves that are under way. Until they are over the sheet may hold what was refused. */
  let running = 0
  const listeners = new Set<() => void>()

  const set = (next: GridState) => {
    if (next === state) return
    if (next.editing !== state.editing) draft = next.editing?.text ?? null
    const changed = next.changes !== state.changes
    state = next
    for (const listener of listeners) listener()
    if (changed && atOnce()) void save()
  }

  /** The state without the text that was taken early from the open editor. */
  const withoutEarly = (): GridState => {
    clearTimeout(timer)
    const now = early === null ? state : untaken(state, early)
    early = null
    return now
  }

  const takeEarly = () => {
    if (draft === null) return
    const now = withoutEarly()
    const next = taken(now, sheet, draft)
    early = next?.was ?? null
    set(next?.state ?? now)
  }

  /** Changed values, and those that differ from what is being sent. */
  const due = (only?: RowColumns): SentRow[] => {
    const rows = new Set([...state.changes.keys(), ...onTheWay.keys()])
    return [...rows].flatMap((row) => {
      const sent = onTheWay.get(row)
      const columns = new Set([...(state.changes.get(row)?.keys() ?? []), ...(sent?.keys() ?? [])])
      const values = new Map<string, GridValue>()
      const seen = new Map<string, GridValue>()
      for (const column of columns) {
        if (only && !only.get(row)?.includes(column)) continue
        const value = valueAt(state, sheet, row, column)
        if (value === undefined || Object.is(value, sent?.get(column))) continue
        values.set(column, value)
        const before = sent?.has(column) ? sent.get(column) : seenAt(state, sheet, row, column)
        if (before !== undefined) seen.set(column, before)
      }
      return values.size === 0 ? [] : [{ row, values, seen }]
    })
  }

  const save = async (only?: RowColumns) => {
    const rows = due(only)
    if (rows.length === 0) return
    for (const { row, values } of rows)
      onTheWay.set(row, new Map([...(onTheWay.get(row) ?? []), ...values]))
    set(
      sending(
        withSeen(state, sheet),
        rows.map(({ row }) => row),
      ),
    )
    const open = new Map(rows.map(({ row, values }) => [row, values]))
    const before: Settled[] = []
    const settle = (ids: readonly string[], refusal: string | null) => {
      const answered = ids.flatMap((row) => {
        const values = open.get(row)
        open.delete(row)
        return values ? [{ row, values, refusal, keeps: !atOnce() }] : []
      })
      if (answered.length === 0) return
      for (const { row, values } of answered) arrived(row, values)
      set(settled(state, sheet, answered, savedText, before))
      before.push(...answered)
    }
    running += 1
    try {
      await send(rows, (row, refusal) => settle([row], refusal))
      settle([...open.keys()], null)
    } catch (reason) {
      settle([...open.keys()], told(reason))
    } finally {
      running -= 1
    }
  }

  const arrived = (row: string, values: ReadonlyMap<string, GridValue>) => {
    const sent = onTheWay.get(row)
    for (const [column, value] of values)
      if (Object.is(sent?.get(column), value)) sent?.delete(column)
    if (sent?.size === 0) onTheWay.delete(row)
  }

  const close = (confirmed: boolean) => {
    if (!state.editing) return
    const now = withoutEarly()
    set(draft === null ? cancel(now) : commit(now, sheet, draft, confirmed))
  }

  return {
    get: () => state,
    sheet: () => sheet,
    setSheet: (next) => {
      const before = sheet
      sheet = next
      const moved = before.rows === next.rows ? state : reordered(state, before, next)
      const kept = withSeen(withoutGone(moved, next), before)
      set(running === 0 ? withoutSaved(kept, next) : kept)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    update: (next) => set(next(withoutEarly(), sheet)),
    type: (text) => {
      draft = text
      clearTimeout(timer)
      if (takenAfter !== undefined) timer = setTimeout(takeEarly, takenAfter)
    },
    finish: () => close(false),
    confirm: () => close(true),
    save,
  }
}

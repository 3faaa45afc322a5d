import type { CellType, GridValue } from './cellTypes.ts'

/* Pure functions from one state to the next. The sheet holds the saved values, the state the user's changes. */

export interface Sheet {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Whether the grid has a row, shown or hidden by a search. */
  readonly has: (row: string) => boolean
  readonly savedAt: (row: string, column: string) => GridValue | undefined
  readonly typeOf: (row: string, column: string) => CellType | undefined
  /** Clipboard text of a read-only cell. */
  readonly textAt: (row: string, column: string) => string
  /** Why a cell is locked. */
  readonly refusalAt: (row: string, column: string) => string | undefined
  /** 'Monday of Scone (FOO-7)', or without a column 'Scone (FOO-7)'. */
  readonly nameOf: (row: string, column?: string) => string
  readonly keys?: SheetKeys | undefined
}

/** How a clipboard names rows and columns. */
export interface SheetKeys {
  /** 'SKU' */
  readonly header: string
  /** Finds a row by its key, also a hidden row. */
  readonly rowBy: (key: string) => string | undefined
  /** Finds a column by its header, or by the beginning of its header: 'Mon'. */
  readonly columnBy: (header: string) => string | undefined
}

export interface CellAt {
  readonly row: number
  readonly column: number
}

/** Indices, both ends included. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface CellFault {
  readonly text: string
  readonly message: string
  /** Value whose save failed; undefined for an unreadable text. */
  readonly failed?: GridValue
}

export type RowSave =
  | { readonly state: 'saving' }
  | { readonly state: 'saved' }
  | { readonly state: 'refused'; readonly reason: string }

/** One cell before and after a step of undo. */
export interface Change {
  readonly row: string
  readonly column: string
  readonly before: GridValue
  readonly after: GridValue
}

type Cells<Kind> = ReadonlyMap<string, ReadonlyMap<string, Kind>>

export interface GridState {
  readonly focus: CellAt | null
  /** The corner of the selection opposite to the focus. */
  readonly anchor: CellAt | null
  /** Column where a series of Tabs began; Enter returns to it in the next row. */
  readonly tabbedFrom: number | null
  /** The open editor and its initial text. */
  readonly editing: { readonly text: string } | null
  /** The edited cell once its text counts as unsaved, before the editor closes; see `unsavedAfterMs`. */
  readonly typed: { readonly row: string; readonly column: string } | null
  readonly changes: Cells<GridValue>
  /** Saved values that the sheet lacks until its data are refetched. */
  readonly saved: Cells<GridValue>
  /** Saved value when the user changed the cell, if the sheet was refetched since. Detects another user's save. */
  readonly seen: Cells<GridValue>
  readonly faults: Cells<CellFault>
  readonly saves: ReadonlyMap<string, RowSave>
  readonly undo: readonly (readonly Change[])[]
  readonly redo: readonly (readonly Change[])[]
  readonly filling: Range | null
  /** Announcement of the last step and of its save. */
  readonly announcement: string
  /** Part of the announcement about texts that were left out. It stays beside the result of the save. */
  readonly leftOut: string
}

export const untouched: GridState = {
  focus: null,
  anchor: null,
  tabbedFrom: null,
  editing: null,
  typed: null,
  changes: new Map(),
  saved: new Map(),
  seen: new Map(),
  faults: new Map(),
  saves: new Map(),
  undo: [],
  redo: [],
  filling: null,
  announcement: '',
  leftOut: '',
}

export const announcing = (announcement: string) => ({ announcement, leftOut: '' })

export function valueAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const changed = state.changes.get(row)?.get(column)
  return changed === undefined ? savedAt(state, sheet, row, column) : changed
}

export function savedAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const saved = state.saved.get(row)?.get(column)
  return saved === undefined ? sheet.savedAt(row, column) : saved
}

/** The saved value that the user started from. */
export function seenAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const seen = state.seen.get(row)?.get(column)
  return seen === undefined ? savedAt(state, sheet, row, column) : seen
}

export function rangeOf({ focus, anchor }: GridState): Range | null {
  if (!focus) return null
  const other = anchor ?? focus
  return {
    top: Math.min(focus.row, other.row),
    bottom: Math.max(focus.row, other.row),
    left: Math.min(focus.column, other.column),
    right: Math.max(focus.column, other.column),
  }
}

export function focusOn(state: GridState, sheet: Sheet, to: CellAt, extend = false): GridState {
  const focus = {
    row: within(to.row, sheet.rows.length),
    column: within(to.column, sheet.columns.length),
  }
  if (sheet.rows.length === 0) return state
  const anchor = extend ? (state.anchor ?? focus) : focus
  return { ...state, focus, anchor, tabbedFrom: null, editing: null }
}

export function within(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}

export function edit(state: GridState, sheet: Sheet, text?: string): GridState {
  const { focus } = state
  const row = focus && sheet.rows[focus.row]
  const column = focus && sheet.columns[focus.column]
  if (!row || !column) return state
  const refusal = refusalAt(sheet, row, column)
  if (refusal !== undefined) return { ...state, ...announcing(refusal) }
  const refused = state.faults.get(row)?.get(column)?.text
  return {
    ...state,
    anchor: focus,
    editing: { text: text ?? refused ?? textAt(state, sheet, row, column) },
  }
}

export function cancel(state: GridState): GridState {
  return state.editing ? { ...state, editing: null } : state
}

/**
 * Applies one side of a step. Drops a change that equals the saved value or the value the user started from,
 * unless the row's save is pending: it may fail.
 */
export function stepped(
  state: GridState,
  sheet: Sheet,
  step: readonly Change[],
  side: 'before' | 'after',
): GridState {
  const isSaved = (row: string, column: string, value: GridValue) =>
    state.saves.get(row)?.state !== 'saving' &&
    (Object.is(value, savedAt(state, sheet, row, column)) ||
      (side === 'before' && Object.is(value, state.seen.get(row)?.get(column))))
  const cells = step
    .filter(({ row, column }) => sheet.savedAt(row, column) !== undefined)
    .map(({ row, column, [side]: value }) => ({
      row,
      column,
      to: isSaved(row, column, value) ? undefined : value,
    }))
  const saves = new Map(state.saves)
  for (const { row } of cells) if (saves.get(row)?.state !== 'saving') saves.delete(row)
  return { ...state, ...withChanges(state, cells), saves }
}

/** Moves focus and selection along with their rows and columns, e.g. after a search. */
export function reordered(state: GridState, before: Sheet, after: Sheet): GridState {
  const follow = (cell: CellAt | null) => {
    const row = after.rows.indexOf(before.rows[cell?.row ?? -1] ?? '')
    const column = after.columns.indexOf(before.columns[cell?.column ?? -1] ?? '')
    return row >= 0 && column >= 0 ? { row, column } : null
  }
  const focus = follow(state.focus)
  return { ...state, focus, anchor: follow(state.anchor) ?? focus, editing: focus && state.editing }
}

/** Drops state of rows that the grid no longer has. */
export function withoutGone(state: GridState, sheet: Sheet): GridState {
  const { changes, saved, seen, faults, saves } = state
  const hasGone = [changes, faults, saves].some((marks) =>
    [...marks.keys()].some((row) => !sheet.has(row)),
  )
  if (!hasGone) return state
  const keepExisting = <Mark>(marks: ReadonlyMap<string, Mark>) =>
    new Map([...marks].filter(([row]) => sheet.has(row)))
  return {
    ...state,
    changes: keepExisting(changes),
    saved: keepExisting(saved),
    seen: keepExisting(seen),
    faults: keepExisting(faults),
    saves: keepExisting(saves),
    ...announcing(''),
  }
}

interface NewCell<Kind> {
  readonly row: string
  readonly column: string
  readonly to: Kind | undefined
}

/** `seen` is kept for changed cells only. */
export function withChanges(
  { changes, seen }: GridState,
  cells: readonly NewCell<GridValue>[],
): Pick<GridState, 'changes' | 'seen'> {
  const reverted = cells.flatMap(({ row, column, to }) =>
    to === undefined && seen.get(row)?.has(column) ? [{ row, column, to }] : [],
  )
  return { changes: withCells(changes, cells), seen: withCells(seen, reverted) }
}

/** Keeps the saved values of changed cells, before the sheet is replaced. */
export function withSeen(state: GridState, sheet: Sheet): GridState {
  const cells = [...state.changes].flatMap(([row, changed]) =>
    [...changed.keys()]
      .filter((column) => !state.seen.get(row)?.has(column))
      .map((column) => ({ row, column, to: savedAt(state, sheet, row, column) })),
  )
  return cells.length === 0 ? state : { ...state, seen: withCells(state.seen, cells) }
}

export function withCells<Kind>(all: Cells<Kind>, cells: readonly NewCell<Kind>[]): Cells<Kind> {
  if (cells.length === 0) return all
  const next = new Map(all)
  const copied = new Map<string, Map<string, Kind>>()
  for (const { row, column, to } of cells) {
    const own = copied.get(row) ?? new Map(all.get(row))
    copied.set(row, own)
    if (to === undefined) own.delete(column)
    else own.set(column, to)
    if (own.size === 0) next.delete(row)
    else next.set(row, own)
  }
  return next
}

export function textAt(state: GridState, sheet: Sheet, row: string, column: string): string {
  const type = sheet.typeOf(row, column)
  const value = valueAt(state, sheet, row, column)
  return type && value !== undefined ? type.write(value) : sheet.textAt(row, column)
}

export function refusalAt(sheet: Sheet, row: string, column: string): string | undefined {
  if (!sheet.typeOf(row, column)) return 'This column is only read.'
  if (sheet.savedAt(row, column) === undefined) return 'This row is still being read.'
  return sheet.refusalAt(row, column)
}

import type { CellType, GridValue } from './cellTypes.ts'

/*
 * The state of a grid as pure functions from one state to the next. The caller's sheet holds the saved
 * values; the state holds the user's changes.
 */

/** The data of a grid: its rows and columns in their order, and the values of their cells. */
export interface Sheet {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Whether the grid has a row, also one that a search hides. */
  readonly has: (row: string) => boolean
  /** The saved value of a cell; undefined until its row is read. */
  readonly savedAt: (row: string, column: string) => GridValue | undefined
  /** How a cell is edited; undefined in a read-only column. */
  readonly typeOf: (row: string, column: string) => CellType | undefined
  /** Clipboard text of a read-only cell. */
  readonly textAt: (row: string, column: string) => string
  /** Why a cell may not be changed; undefined when it may. */
  readonly refusalAt: (row: string, column: string) => string | undefined
  /** Name of a cell: 'Monday of Scone (FOO-7)', or without a column that of its row. */
  readonly nameOf: (row: string, column?: string) => string
}

/** Position of a cell: the indices of its row and column. */
export interface CellAt {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells: the indices of its first and last rows and columns. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** A text that a cell could not take, and why. */
export interface CellFault {
  readonly text: string
  readonly message: string
  /** The value of the text where its save failed; undefined for a text that is no value. */
  readonly failed?: GridValue
}

export type RowSave =
  | { readonly state: 'saving' }
  | { readonly state: 'saved' }
  | { readonly state: 'refused'; readonly reason: string }

/** One cell before and after a step that can be undone. */
export interface Change {
  readonly row: string
  readonly column: string
  readonly before: GridValue
  readonly after: GridValue
}

type Cells<Kind> = ReadonlyMap<string, ReadonlyMap<string, Kind>>

export interface GridState {
  /** The cell with the focus; null in an untouched grid. */
  readonly focus: CellAt | null
  /** The corner of the selected range that lies opposite to the focus. */
  readonly anchor: CellAt | null
  /** The column from which Tab has led to the focus; Enter goes back to it in the next row. */
  readonly tabbedFrom: number | null
  /** The open editor of the focused cell, with its first text; null while no editor is open. */
  readonly editing: { readonly text: string } | null
  /** The edited cell once its text counts as unsaved, before the editor is left; see `takenAfter`. */
  readonly typed: { readonly row: string; readonly column: string } | null
  /** Unsaved values by row and column. */
  readonly changes: Cells<GridValue>
  /** Saved values that the sheet does not have until its data are read again. */
  readonly saved: Cells<GridValue>
  /** Saved value when the user changed the cell, where the sheet was read since. Detects another user's save. */
  readonly seen: Cells<GridValue>
  readonly faults: Cells<CellFault>
  readonly saves: ReadonlyMap<string, RowSave>
  readonly undo: readonly (readonly Change[])[]
  readonly redo: readonly (readonly Change[])[]
  /** The range under the dragged fill handle. */
  readonly filling: Range | null
  /** The last step in words, and what became of its save. */
  readonly said: string
  /** The last step in words where it left texts out: they stay told beside the answer of its save. */
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
  said: '',
  leftOut: '',
}

/** What a step says, in place of what was said before. */
export const saying = (said: string) => ({ said, leftOut: '' })

/** The value that a cell shows: the changed value, otherwise the saved one. */
export function valueAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const changed = state.changes.get(row)?.get(column)
  return changed === undefined ? savedAt(state, sheet, row, column) : changed
}

/** The saved value of a cell; undefined until its row is read. */
export function savedAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const saved = state.saved.get(row)?.get(column)
  return saved === undefined ? sheet.savedAt(row, column) : saved
}

/** The saved value that the user saw before they changed a cell. */
export function seenAt(state: GridState, sheet: Sheet, row: string, column: string) {
  const seen = state.seen.get(row)?.get(column)
  return seen === undefined ? savedAt(state, sheet, row, column) : seen
}

/** The selected range; null while no cell is selected. */
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

/**
 * Puts the focus on the cell of the grid that is nearest to `to`. `extend` keeps the anchor and so
 * extends the selection.
 */
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

/** Opens the editor of the focused cell with its value or `text`. A cell that may not be changed announces its refusal. */
export function edit(state: GridState, sheet: Sheet, text?: string): GridState {
  const { focus } = state
  const row = focus && sheet.rows[focus.row]
  const column = focus && sheet.columns[focus.column]
  if (!row || !column) return state
  const refusal = refusalAt(sheet, row, column)
  if (refusal !== undefined) return { ...state, ...saying(refusal) }
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
 * Writes one side of a step into the changes. A value that equals the saved one is no change, nor is undoing back
 * to the value the user started from. While its row is being saved every value is a change: the save may fail.
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
    // The row may have been removed since the step was taken.
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

/** Moves focus and selection with their rows to new positions, e.g. after a search. */
export function reordered(state: GridState, before: Sheet, after: Sheet): GridState {
  const follow = (cell: CellAt | null) => {
    const row = cell ? after.rows.indexOf(before.rows[cell.row] ?? '') : -1
    return cell && row >= 0 ? { ...cell, row } : null
  }
  const focus = follow(state.focus)
  return { ...state, focus, anchor: follow(state.anchor) ?? focus, editing: focus && state.editing }
}

/** Forgets what the user did in rows that the grid no longer has, and what was said of it. */
export function withoutGone(state: GridState, sheet: Sheet): GridState {
  const { changes, saved, seen, faults, saves } = state
  const gone = [changes, faults, saves].some((marks) =>
    [...marks.keys()].some((row) => !sheet.has(row)),
  )
  if (!gone) return state
  const kept = <Mark>(marks: ReadonlyMap<string, Mark>) =>
    new Map([...marks].filter(([row]) => sheet.has(row)))
  return {
    ...state,
    changes: kept(changes),
    saved: kept(saved),
    seen: kept(seen),
    faults: kept(faults),
    saves: kept(saves),
    ...saying(''),
  }
}

/** A cell with its new content; undefined removes the cell. */
interface NewCell<Kind> {
  readonly row: string
  readonly column: string
  readonly to: Kind | undefined
}

/** Replaces changes. What the user saw is kept for changed cells only. */
export function withChanges(
  { changes, seen }: GridState,
  cells: readonly NewCell<GridValue>[],
): Pick<GridState, 'changes' | 'seen'> {
  const gone = cells.flatMap(({ row, column, to }) =>
    to === undefined && seen.get(row)?.has(column) ? [{ row, column, to }] : [],
  )
  return { changes: withCells(changes, cells), seen: withCells(seen, gone) }
}

/** Keeps the saved values of changed cells, before another sheet is taken. */
export function withSeen(state: GridState, sheet: Sheet): GridState {
  const cells = [...state.changes].flatMap(([row, changed]) =>
    [...changed.keys()]
      .filter((column) => !state.seen.get(row)?.has(column))
      .map((column) => ({ row, column, to: savedAt(state, sheet, row, column) })),
  )
  return cells.length === 0 ? state : { ...state, seen: withCells(state.seen, cells) }
}

/** Replaces values of cells. */
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

/** A cell's value as text, for its editor and the clipboard. */
export function textAt(state: GridState, sheet: Sheet, row: string, column: string): string {
  const type = sheet.typeOf(row, column)
  const value = valueAt(state, sheet, row, column)
  return type && value !== undefined ? type.write(value) : sheet.textAt(row, column)
}

/** Why a cell may not be changed now; undefined when it may. */
export function refusalAt(sheet: Sheet, row: string, column: string): string | undefined {
  if (!sheet.typeOf(row, column)) return 'This column is only read.'
  if (sheet.savedAt(row, column) === undefined) return 'This row is still being read.'
  return sheet.refusalAt(row, column)
}

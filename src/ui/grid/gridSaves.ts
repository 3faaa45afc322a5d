import type { GridValue } from './cellTypes.ts'
import { refusals } from './gridEntry.ts'
import {
  type CellFault,
  type GridState,
  type Sheet,
  savedAt,
  withCells,
  withChanges,
} from './gridModel.ts'

export function sending(state: GridState, rows: readonly string[]): GridState {
  const saves = new Map(state.saves)
  for (const row of rows) saves.set(row, { state: 'saving' })
  return { ...state, saves }
}

export interface Settled {
  readonly row: string
  readonly values: ReadonlyMap<string, GridValue>
  /** Null when the values are saved, undefined when they were not sent. */
  readonly refusal: string | null | undefined
  readonly keeps: boolean
}

/** Results in `before` came earlier. A cell that changed during its save stays unsaved. */
export function settled(
  state: GridState,
  sheet: Sheet,
  rows: readonly Settled[],
  savedText = 'Saved.',
  before: readonly Settled[] = [],
): GridState {
  const saves = new Map(state.saves)
  const changes: { row: string; column: string; to: undefined }[] = []
  const saved: { row: string; column: string; to: GridValue | undefined }[] = []
  const faults: { row: string; column: string; to: CellFault }[] = []
  for (const { row, values, refusal, keeps } of rows) {
    if (refusal === undefined) {
      saves.delete(row)
      continue
    }
    saves.set(row, refusal === null ? { state: 'saved' } : { state: 'refused', reason: refusal })
    for (const [column, value] of values) {
      if (refusal !== null && keeps) continue
      if (refusal === null) {
        const isRead = Object.is(value, sheet.savedAt(row, column))
        saved.push({ row, column, to: isRead ? undefined : value })
      }
      if (!Object.is(value, state.changes.get(row)?.get(column))) continue
      changes.push({ row, column, to: undefined })
      const text = sheet.typeOf(row, column)?.write(value) ?? ''
      const message = `“${text}” was not saved: ${refusal}`
      if (refusal !== null) faults.push({ row, column, to: { text, message, failed: value } })
    }
  }
  const answered = [...before, ...rows]
  const refused = answered.flatMap(({ row, refusal }) =>
    typeof refusal === 'string' ? [{ row, message: refusal }] : [],
  )
  const isSaved = answered.every(({ refusal }) => refusal === null)
  const next = withChanges(state, changes)
  // The user knows what they saved.
  const seen = saved.map(({ row, column }) => ({ row, column, to: undefined }))
  const answer =
    refused.length === 0
      ? isSaved && savedText
      : `${countText(refused.length, answered.length)} refused: ${refusals(refused, sheet)}.`
  const now: GridState = {
    ...state,
    saves,
    changes: next.changes,
    saved: withCells(state.saved, saved),
    seen: withCells(next.seen, seen),
    faults: withCells(state.faults, faults),
    announcement: [state.leftOut, answer].filter(Boolean).join(' '),
  }
  return withoutSaved(now, sheet)
}

function countText(refused: number, all: number): string {
  if (all === 1) return '1 row was'
  return `${refused} of ${all} rows ${refused === 1 ? 'was' : 'were'}`
}

/**
 * Drops changes that equal the saved value: another user saved the same, or a response was lost. Rows with a
 * pending save wait for their response.
 */
export function withoutSaved(state: GridState, sheet: Sheet): GridState {
  const isSaved = (row: string, column: string, value: GridValue | undefined) =>
    value !== undefined &&
    state.saves.get(row)?.state !== 'saving' &&
    Object.is(value, savedAt(state, sheet, row, column))
  const changes = cellsWhere(state.changes, isSaved)
  const faults = cellsWhere(state.faults, (row, column, { failed }) => isSaved(row, column, failed))
  const same = [...changes, ...faults]
  if (same.length === 0) return state
  const next = {
    ...state,
    ...withChanges(state, changes),
    faults: withCells(state.faults, faults),
  }
  const saves = new Map(state.saves)
  for (const { row } of same) {
    const isLast = !next.changes.has(row) && !next.faults.has(row)
    if (isLast && saves.get(row)?.state === 'refused') saves.delete(row)
  }
  return { ...next, saves }
}

function cellsWhere<Kind>(
  all: ReadonlyMap<string, ReadonlyMap<string, Kind>>,
  ask: (row: string, column: string, one: Kind) => boolean,
) {
  return [...all].flatMap(([row, cells]) =>
    [...cells]
      .filter(([column, one]) => ask(row, column, one))
      .map(([column]) => ({ row, column, to: undefined })),
  )
}

export function unsavedCount({ changes, typed }: GridState): number {
  let count = typed && !changes.get(typed.row)?.has(typed.column) ? 1 : 0
  for (const cells of changes.values()) count += cells.size
  return count
}

/** Number of cells whose text is lost when the user leaves: unsaved or unreadable. */
export function lostCount(state: GridState): number {
  const { changes, faults, typed } = state
  let count = unsavedCount(state)
  for (const [row, cells] of faults)
    for (const column of cells.keys()) {
      const isTyped = typed?.row === row && typed.column === column
      if (!isTyped && !changes.get(row)?.has(column)) count += 1
    }
  return count
}

/** Number of cells whose save failed, in a grid that saves at once. */
export function failedCount({ faults }: GridState): number {
  let count = 0
  for (const cells of faults.values())
    for (const { failed } of cells.values()) if (failed !== undefined) count += 1
  return count
}

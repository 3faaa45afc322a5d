import type { GridValue } from './cellTypes.ts'
import { refusals } from './gridEntry.ts'
import { type CellFault, type GridState, type Sheet, withCells, withChanges } from './gridModel.ts'

/* The state of a grid's changes while they are saved. */

/** Marks rows as being saved. */
export function sending(state: GridState, rows: readonly string[]): GridState {
  const saves = new Map(state.saves)
  for (const row of rows) saves.set(row, { state: 'saving' })
  return { ...state, saves }
}

/** The answer for the sent values of one row. */
export interface Settled {
  readonly row: string
  readonly values: ReadonlyMap<string, GridValue>
  /** Why the host refused the values; null when they are saved. */
  readonly refusal: string | null
  /** Whether refused values stay in their cells for another attempt. */
  readonly keeps: boolean
}

/**
 * Takes the answers for sent rows, of which those in `before` came earlier. A cell that was changed again
 * meanwhile stays unsaved; its user has seen what was saved. Texts that the last step left out stay told.
 */
export function settled(
  state: GridState,
  sheet: Sheet,
  rows: readonly Settled[],
  savedText = 'Saved.',
  before: readonly Settled[] = [],
): GridState {
  const saves = new Map(state.saves)
  const changes: { row: string; column: string; to: undefined }[] = []
  const seen: { row: string; column: string; to: GridValue }[] = []
  const faults: { row: string; column: string; to: CellFault }[] = []
  for (const { row, values, refusal, keeps } of rows) {
    saves.set(row, refusal === null ? { state: 'saved' } : { state: 'refused', reason: refusal })
    for (const [column, value] of values) {
      if (refusal !== null && keeps) continue
      const changed = state.changes.get(row)?.get(column)
      if (!Object.is(changed, value)) {
        if (changed !== undefined && refusal === null) seen.push({ row, column, to: value })
        continue
      }
      changes.push({ row, column, to: undefined })
      const text = sheet.typeOf(row, column)?.write(value) ?? ''
      const message = `“${text}” was not saved: ${refusal}`
      if (refusal !== null) faults.push({ row, column, to: { text, message, failed: value } })
    }
  }
  const answered = [...before, ...rows]
  const refused = answered.flatMap(({ row, refusal }) =>
    refusal === null ? [] : [{ row, message: refusal }],
  )
  const next = withChanges(state, changes)
  const answer =
    refused.length === 0
      ? savedText
      : `${countText(refused.length, answered.length)} refused: ${refusals(refused, sheet)}.`
  return {
    ...state,
    saves,
    changes: next.changes,
    seen: withCells(next.seen, seen),
    faults: withCells(state.faults, faults),
    said: [state.leftOut, answer].filter(Boolean).join(' '),
  }
}

function countText(refused: number, all: number): string {
  if (all === 1) return '1 row was'
  return `${refused} of ${all} rows ${refused === 1 ? 'was' : 'were'}`
}

/**
 * Forgets changes and failed texts that are saved by now: somebody else saved the same, or the answer of their save was
 * lost. The mark of their refusal goes with the last one of a row.
 */
export function withoutSaved(state: GridState, sheet: Sheet): GridState {
  const isSaved = (row: string, column: string, value: GridValue | undefined) =>
    value !== undefined && Object.is(value, sheet.savedAt(row, column))
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
  for (const { row } of same) if (!next.changes.has(row) && !next.faults.has(row)) saves.delete(row)
  return { ...next, saves }
}

/** The cells for which a question is answered with yes, to be removed. */
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

/** Number of changed cells that are not saved. */
export function unsavedCount({ changes }: GridState): number {
  let count = 0
  for (const cells of changes.values()) count += cells.size
  return count
}

/** Number of cells whose text is lost when the user leaves: the unsaved ones, and those that cannot be read. */
export function lostCount(state: GridState): number {
  let count = unsavedCount(state)
  for (const [row, cells] of state.faults)
    for (const column of cells.keys()) if (!state.changes.get(row)?.has(column)) count += 1
  return count
}

/** Number of cells whose text is lost when the user leaves a grid that saves at once: those whose save failed. */
export function failedCount({ faults }: GridState): number {
  let count = 0
  for (const cells of faults.values())
    for (const { failed } of cells.values()) if (failed !== undefined) count += 1
  return count
}

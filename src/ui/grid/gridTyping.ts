import type { GridValue } from './cellTypes.ts'
import { entered } from './gridEntry.ts'
import { type CellFault, type GridState, type Sheet, withCells, withChanges } from './gridModel.ts'

/* The text of an open editor that counts as unsaved while the user still types. */

/** What a cell held before the text of its open editor was taken. */
export interface Taken extends Pick<GridState, 'undo' | 'redo'> {
  readonly row: string
  readonly column: string
  readonly changed: GridValue | undefined
  readonly fault: CellFault | undefined
}

/** Takes a text into the cell of the open editor, which stays open. Null where the cell cannot take it yet. */
export function taken(
  state: GridState,
  sheet: Sheet,
  text: string,
): { readonly state: GridState; readonly was: Taken } | null {
  const { focus, editing, undo, redo } = state
  const row = focus && sheet.rows[focus.row]
  const column = focus && sheet.columns[focus.column]
  if (!row || !column || !editing || text === editing.text) return null
  const reading = sheet.typeOf(row, column)?.read(text)
  if (!reading || 'fault' in reading) return null
  const changed = state.changes.get(row)?.get(column)
  const fault = state.faults.get(row)?.get(column)
  return {
    state: entered(state, sheet, [{ ...focus, text }]),
    was: { row, column, changed, fault, undo, redo },
  }
}

/** Puts back what the cell held, e.g. because the user types on. */
export function untaken(state: GridState, { row, column, changed, fault, ...steps }: Taken) {
  return {
    ...state,
    ...steps,
    ...withChanges(state, [{ row, column, to: changed }]),
    faults: withCells(state.faults, [{ row, column, to: fault }]),
  }
}

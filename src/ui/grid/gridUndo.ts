import {
  announcing,
  type Change,
  type GridState,
  type Sheet,
  stepped,
  untouched,
  valueAt,
} from './gridModel.ts'

export function discarded(state: GridState): GridState {
  const { focus, anchor, saved } = state
  return { ...untouched, focus, anchor, saved, ...announcing('Unsaved changes were discarded.') }
}

export function undone(state: GridState, sheet: Sheet): GridState {
  // Skips a step that the Undo of its save has reverted already.
  const at = state.undo.findLastIndex((step) => step.some((one) => isDifferent(state, sheet, one)))
  const step = state.undo[at]
  if (!step) return { ...state, undo: [], ...announcing('There is nothing to undo.') }
  return {
    ...stepped(state, sheet, step, 'before'),
    faults: failedBeside(state, step),
    undo: state.undo.slice(0, at),
    redo: [...state.redo, step],
    ...announcing('Undone.'),
  }
}

const isDifferent = (state: GridState, sheet: Sheet, { row, column, before }: Change) =>
  state.faults.get(row)?.has(column) || !Object.is(valueAt(state, sheet, row, column), before)

/** Failed texts of cells outside the step stay to be saved. */
function failedBeside({ faults }: GridState, step: readonly Change[]): GridState['faults'] {
  const others = [...faults].map(([row, cells]) => {
    const own = new Set(step.filter((one) => one.row === row).map(({ column }) => column))
    const kept = [...cells].filter(
      ([column, { failed }]) => failed !== undefined && !own.has(column),
    )
    return [row, new Map(kept)] as const
  })
  return new Map(others.filter(([, cells]) => cells.size > 0))
}

export function redone(state: GridState, sheet: Sheet): GridState {
  const step = state.redo.at(-1)
  if (!step) return { ...state, ...announcing('There is nothing to redo.') }
  return {
    ...stepped(state, sheet, step, 'after'),
    undo: [...state.undo, step],
    redo: state.redo.slice(0, -1),
    ...announcing('Redone.'),
  }
}

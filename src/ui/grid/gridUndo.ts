import { type GridState, type Sheet, saying, stepped, untouched } from './gridModel.ts'

/* Steps that take changes back, or bring them back. */

/** Takes back every change that is not saved. */
export function discarded(state: GridState): GridState {
  const { focus, anchor } = state
  return { ...untouched, focus, anchor, ...saying('Unsaved changes were taken back.') }
}

export function undone(state: GridState, sheet: Sheet): GridState {
  const step = state.undo.at(-1)
  if (!step) return { ...state, ...saying('There is nothing to undo.') }
  return {
    ...stepped(state, sheet, step, 'before'),
    faults: new Map(),
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, step],
    ...saying('Undone.'),
  }
}

/** Redoes the step that was undone last. */
export function redone(state: GridState, sheet: Sheet): GridState {
  const step = state.redo.at(-1)
  if (!step) return { ...state, ...saying('There is nothing to redo.') }
  return {
    ...stepped(state, sheet, step, 'after'),
    undo: [...state.undo, step],
    redo: state.redo.slice(0, -1),
    ...saying('Redone.'),
  }
}

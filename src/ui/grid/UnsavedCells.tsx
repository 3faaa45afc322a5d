import { DraftLine } from '../drafts/DraftLine.tsx'
import type { TypedValues } from '../drafts/draft.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { useUnsaved } from '../form/unsaved.tsx'
import type { GridValue } from './cellTypes.ts'
import { enteredInRows } from './gridEntry.ts'
import {
  edit,
  focusOn,
  type GridState,
  type Sheet,
  savedAt,
  seenAt,
  withCells,
} from './gridModel.ts'
import { failedCount, lostCount } from './gridSaves.ts'
import type { GridStore } from './gridStore.ts'
import { useGridState } from './useGrid.ts'

interface UnsavedCellsProps {
  store: GridStore
  saving: 'atOnce' | 'collected'
  label: string
  hasDraft: boolean
}

/**
 * The question before leaving, and the draft. In a grid that saves at once, failed cells alone are asked for, and
 * pending saves finish without the page: the draft has failed cells and the open one.
 */
export function UnsavedCells({ store, saving, label, hasDraft }: UnsavedCellsProps) {
  const isCollected = saving === 'collected'
  const { lost, failed, changes, faults, typed } = useGridState(store, (state) => ({
    lost: lostCount(state),
    failed: failedCount(state),
    changes: state.changes,
    faults: state.faults,
    typed: state.typed,
  }))
  const sheet = store.sheet()
  const written = (field: string, value: GridValue | undefined) =>
    value === undefined
      ? ''
      : store
          .sheet()
          .typeOf(...placeOf(field))
          ?.write(value)
  const { key, offer } = useDraft({
    title: label,
    isOn: hasDraft,
    hasChanges: lost > 0,
    revision: { changes, faults, typed },
    typed: () => {
      const state = store.get()
      const unsaved = isCollected ? state : { ...state, changes: noChanges }
      return typedCells(unsaved, store.sheet(), store.typing())
    },
    fits: (field, text) => {
      const [row, column] = placeOf(field)
      const { has, typeOf, refusalAt } = store.sheet()
      if (typeof text !== 'string' || !has(row) || !typeOf(row, column)) return false
      return refusalAt(row, column) === undefined
    },
    saved: (field) => written(field, savedAt(store.get(), store.sheet(), ...placeOf(field))),
    begun: (field, before) => written(field, isGridValue(before) ? before : undefined),
    text: (field, text) => {
      const type = store.sheet().typeOf(...placeOf(field))
      const reading = type?.read(String(text))
      return type && reading && 'value' in reading ? type.show(reading.value) : String(text)
    },
    label: (field) => sheet.nameOf(...placeOf(field)),
    restore: (draft) =>
      store.update((state, now) => {
        const next = restored(state, now, draft)
        return isCollected ? next : waiting(state, now, next)
      }),
  })
  const count = isCollected ? lost : failed
  useUnsaved(label, count === 0 ? [] : [count === 1 ? '1 cell' : `${count} cells`], key)
  return <DraftLine offer={offer} />
}

const noChanges: GridState['changes'] = new Map()

const fieldOf = (row: string, column: string) => `${row}\n${column}`

function placeOf(field: string): [row: string, column: string] {
  const [row = '', column = ''] = field.split('\n')
  return [row, column]
}

/** The texts of unsaved cells, the one of the open editor as well. */
function typedCells(state: GridState, sheet: Sheet, typing: string | null): TypedValues {
  const values: Record<string, string> = {}
  for (const [row, cells] of state.changes)
    for (const [column, value] of cells)
      values[fieldOf(row, column)] = sheet.typeOf(row, column)?.write(value) ?? ''
  for (const [row, cells] of state.faults)
    for (const [column, { text }] of cells) values[fieldOf(row, column)] = text
  if (state.typed && typing !== null) values[fieldOf(state.typed.row, state.typed.column)] = typing
  const baseline = Object.fromEntries(
    Object.keys(values).map((field) => [field, seenAt(state, sheet, ...placeOf(field))]),
  )
  return { values, baseline }
}

/** Enters the texts, also in rows that are hidden or still being read. Their save detects another user's. */
function restored(state: GridState, sheet: Sheet, { values, baseline }: TypedValues): GridState {
  const texts = new Map<string, Map<string, string>>()
  for (const [field, text] of Object.entries(values)) {
    const [row, column] = placeOf(field)
    const cells = texts.get(row) ?? new Map<string, string>()
    texts.set(row, cells.set(column, String(text)))
  }
  const seenIn = (row: string, column: string): GridValue | undefined => {
    const value = baseline[fieldOf(row, column)]
    return isGridValue(value) ? value : undefined
  }
  const entered = enteredInRows(
    state,
    {
      ...sheet,
      rows: [...texts.keys()],
      savedAt: (row, column) => sheet.savedAt(row, column) ?? seenIn(row, column),
    },
    texts,
  )
  const seen = [...texts].flatMap(([row, cells]) =>
    [...cells.keys()]
      .filter((column) => entered.changes.get(row)?.has(column))
      .map((column) => ({ row, column, to: seenIn(row, column) })),
  )
  return { ...entered, seen: withCells(entered.seen, seen) }
}

/** The restored cells wait for Enter, the first one in its editor: a change would be saved at once (AMB-310). */
function waiting(state: GridState, sheet: Sheet, next: GridState): GridState {
  const cells = [...next.changes].flatMap(([row, changed]) =>
    [...changed]
      .filter(([column, value]) => !Object.is(value, state.changes.get(row)?.get(column)))
      .map(([column, failed]) => {
        const text = sheet.typeOf(row, column)?.write(failed) ?? ''
        const message = `“${text}” is not saved yet. Press Enter in the cell to save it.`
        return { row, column, to: { text, message, failed } }
      }),
  )
  const { changes, undo, redo } = state
  const held = { ...next, changes, undo, redo, faults: withCells(next.faults, cells) }
  const [first] = cells
  const at = {
    row: sheet.rows.indexOf(first?.row ?? ''),
    column: sheet.columns.indexOf(first?.column ?? ''),
  }
  return at.row < 0 || at.column < 0 ? held : edit(focusOn(held, sheet, at), sheet)
}

function isGridValue(value: unknown): value is GridValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

import {
  type CellAt,
  type CellFault,
  type Change,
  cancel,
  type GridState,
  refusalAt,
  type Sheet,
  stepped,
  textAt,
  valueAt,
  withCells,
} from './gridModel.ts'
import type { RowTexts } from './gridProps.ts'

/** Closes the editor. An unchanged text is entered again only if its save failed and `confirmed`. */
export function commit(state: GridState, sheet: Sheet, text: string, confirmed = false): GridState {
  const { focus, editing } = state
  const closed = cancel(state)
  if (!focus || !editing) return closed
  const again = confirmed && hasFailed(state, sheet, focus)
  return text !== editing.text || again ? entered(closed, sheet, [{ ...focus, text }]) : closed
}

/** The cell of the open editor if `text` would change it. */
export function typedCell(state: GridState, sheet: Sheet, text: string): GridState['typed'] {
  const { focus, editing } = state
  const row = focus && sheet.rows[focus.row]
  const column = focus && sheet.columns[focus.column]
  if (!row || !column || !editing || text === editing.text) return null
  const reading = sheet.typeOf(row, column)?.read(text)
  if (!reading || 'fault' in reading) return null
  return Object.is(reading.value, valueAt(state, sheet, row, column)) ? null : { row, column }
}

function hasFailed({ faults }: GridState, { rows, columns }: Sheet, at: CellAt): boolean {
  return faults.get(rows[at.row] ?? '')?.get(columns[at.column] ?? '')?.failed !== undefined
}

interface Entry extends CellAt {
  readonly text: string
}

type Done = 'changed' | 'pasted' | 'filled' | 'emptied'

/** Enters texts as one step of undo. Unreadable texts and locked cells get faults. */
export function entered(
  state: GridState,
  sheet: Sheet,
  entries: readonly Entry[],
  done: Done = 'changed',
): GridState {
  const step: Change[] = []
  const faults: { row: string; column: string; fault: CellFault | undefined }[] = []
  let beyond = 0
  let skipped = 0
  for (const { row: rowIndex, column: columnIndex, text } of entries) {
    const row = sheet.rows[rowIndex]
    const column = sheet.columns[columnIndex]
    if (row === undefined || column === undefined) {
      beyond += 1
      continue
    }
    // Read-only columns are skipped: rows are copied and pasted with their names.
    const type = sheet.typeOf(row, column)
    if (!type) {
      skipped += 1
      continue
    }
    const before = valueAt(state, sheet, row, column)
    const refusal =
      before === undefined
        ? `“${text}” came before its row was read`
        : refusalAt(sheet, row, column)
    const reading = refusal === undefined ? type.read(text) : { fault: refusal }
    const message = 'fault' in reading ? reading.fault : undefined
    const same =
      before !== undefined && refusal !== undefined && text === textAt(state, sheet, row, column)
    faults.push({
      row,
      column,
      fault: message !== undefined && !same ? { text, message } : undefined,
    })
    if ('value' in reading && before !== undefined && !Object.is(reading.value, before))
      step.push({ row, column, before, after: reading.value })
  }
  const refused = faults.filter(({ fault }) => fault !== undefined)
  const next = stepped(state, sheet, step, 'after')
  const announcement = summary(
    entries.length,
    refused.map(({ row, column, fault }) => ({ row, column, message: fault?.message ?? '' })),
    { beyond, skipped, done },
    sheet,
  )
  const saves = new Map(next.saves)
  for (const { row } of refused) if (saves.get(row)?.state === 'saved') saves.delete(row)
  return {
    ...next,
    saves,
    faults: withCells(
      state.faults,
      faults.map(({ row, column, fault }) => ({ row, column, to: fault })),
    ),
    undo: step.length > 0 ? [...state.undo, step] : state.undo,
    redo: step.length > 0 ? [] : state.redo,
    announcement,
    leftOut: refused.length > 0 || beyond > 0 ? announcement : '',
  }
}

function summary(
  count: number,
  refused: readonly Refused[],
  {
    beyond,
    skipped,
    done,
  }: { readonly beyond: number; readonly skipped: number; readonly done: Done },
  sheet: Sheet,
): string {
  const words = []
  const asked = count - skipped
  if (asked > 1) words.push(`${asked - refused.length - beyond} of ${asked} cells ${done}.`)
  if (refused.length > 0) words.push(`Refused: ${refusals(refused, sheet)}.`)
  if (skipped > 0 && asked === 0) words.push('This column is only read.')
  if (beyond > 0) words.push(`${beyond} ${beyond === 1 ? 'lies' : 'lie'} beyond the grid.`)
  return words.join(' ')
}

export interface Refused {
  readonly row: string
  readonly column?: string
  readonly message: string
}

/** The first cell of each of up to three kinds of refusal, and the number of the others. */
export function refusals(refused: readonly Refused[], sheet: Sheet): string {
  const kinds = [...new Map(refused.toReversed().map((one) => [one.message, one])).values()]
  const shownRefusals = kinds
    .toReversed()
    .slice(0, 3)
    .map(({ row, column, message }) => {
      return `${message.replace(/\.$/, '')} (${sheet.nameOf(row, column)})`
    })
  const hiddenCount = refused.length - shownRefusals.length
  return `${shownRefusals.join(', ')}${hiddenCount > 0 ? ` and ${hiddenCount} more` : ''}`
}

export function enteredInRows(state: GridState, sheet: Sheet, texts: RowTexts): GridState {
  const entries = sheet.rows.flatMap((row, at) =>
    [...(texts.get(row) ?? [])].map(([column, text]) => ({
      row: at,
      column: sheet.columns.indexOf(column),
      text,
    })),
  )
  return entered(state, sheet, entries, 'filled')
}

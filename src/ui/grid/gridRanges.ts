import { counted } from '#domain/wording.ts'
import { entered, type Refused, refusals } from './gridEntry.ts'
import {
  announcing,
  type CellAt,
  type GridState,
  type Range,
  rangeOf,
  refusalAt,
  type Sheet,
  textAt,
  valueAt,
  within,
} from './gridModel.ts'
import type { GridHandle } from './gridProps.ts'
import { pastedByKey } from './keyedPaste.ts'

export function cleared(state: GridState, sheet: Sheet): GridState {
  return entered(
    state,
    sheet,
    cellsOf(rangeOf(state)).map((cell) => ({ ...cell, text: '' })),
    'emptied',
  )
}

export function copied(state: GridState, sheet: Sheet): string[][] {
  const range = rangeOf(state)
  if (!range) return []
  return sheet.rows
    .slice(range.top, range.bottom + 1)
    .map((row) =>
      sheet.columns
        .slice(range.left, range.right + 1)
        .map((column) => textAt(state, sheet, row, column)),
    )
}

/** Repeats the texts if the selection is a multiple of the pasted range. The focus stays, so nothing scrolls. */
export function pasted(
  state: GridState,
  sheet: Sheet,
  texts: readonly (readonly string[])[],
): GridState {
  const byKey = pastedByKey(state, sheet, texts)
  if (byKey) return byKey
  const range = rangeOf(state)
  const height = texts.length
  const width = Math.max(0, ...texts.map((row) => row.length))
  if (!range || width === 0) return state
  const rows = range.bottom - range.top + 1
  const columns = range.right - range.left + 1
  const down = rows % height === 0 && (columns % width === 0 || columns === 1)
  const aside = columns % width === 0 && (rows % height === 0 || rows === 1)
  const target = {
    ...range,
    bottom: down ? range.bottom : range.top + height - 1,
    right: aside ? range.right : range.left + width - 1,
  }
  const entries = cellsOf(target).flatMap(({ row, column }) => {
    const text = texts[(row - range.top) % height]?.[(column - range.left) % width]
    return text === undefined ? [] : [{ row, column, text }]
  })
  const taken = entered(state, sheet, entries, 'pasted')
  return {
    ...taken,
    focus: { row: target.top, column: target.left },
    anchor: {
      row: within(target.bottom, sheet.rows.length),
      column: within(target.right, sheet.columns.length),
    },
  }
}

export function filled(state: GridState, sheet: Sheet, source: Range, target: Range): GridState {
  const height = source.bottom - source.top + 1
  const width = source.right - source.left + 1
  const inSource = ({ row, column }: CellAt) =>
    row >= source.top && row <= source.bottom && column >= source.left && column <= source.right
  const entries = cellsOf(target)
    .filter((cell) => !inSource(cell))
    .flatMap(({ row, column }) => {
      const from = sheet.rows[source.top + modulo(row - source.top, height)]
      const of = sheet.columns[source.left + modulo(column - source.left, width)]
      if (from === undefined || of === undefined) return []
      return [{ row, column, text: textAt(state, sheet, from, of) }]
    })
  return {
    ...entered(state, sheet, entries, 'filled'),
    anchor: { row: target.top, column: target.left },
    focus: { row: target.bottom, column: target.right },
  }
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

export function fillRange(source: Range, { row, column }: CellAt): Range {
  const down = Math.max(row - source.bottom, source.top - row)
  const aside = Math.max(column - source.right, source.left - column)
  return down >= aside
    ? { ...source, top: Math.min(source.top, row), bottom: Math.max(source.bottom, row) }
    : { ...source, left: Math.min(source.left, column), right: Math.max(source.right, column) }
}

/** Fills the selection from its first row or column. A single row or column is filled from the cells before it. */
export function filledFrom(state: GridState, sheet: Sheet, side: 'above' | 'left'): GridState {
  const range = rangeOf(state)
  if (!range) return state
  const source =
    side === 'above'
      ? { ...range, top: before(range.top, range.bottom), bottom: before(range.top, range.bottom) }
      : { ...range, left: before(range.left, range.right), right: before(range.left, range.right) }
  if (source.top < 0 || source.left < 0) return state
  const next = filled(state, sheet, source, range)
  return { ...next, focus: state.focus, anchor: state.anchor }
}

function before(first: number, last: number): number {
  return first === last ? first - 1 : first
}

export function changedCells(
  state: GridState,
  sheet: Sheet,
  ...[cells, nextOf]: Parameters<GridHandle['change']>
): GridState {
  const whole = { top: 0, bottom: sheet.rows.length - 1, left: 0, right: sheet.columns.length - 1 }
  const asked = cellsOf(cells === 'selected' ? rangeOf(state) : whole)
  let locked = 0
  const faults: Refused[] = []
  const entries = asked.flatMap((cell) => {
    const row = sheet.rows[cell.row] ?? ''
    const column = sheet.columns[cell.column] ?? ''
    const isNamed = cells === 'selected' || cells.includes(column)
    const type = sheet.typeOf(row, column)
    if (!isNamed || !type) return []
    if (refusalAt(sheet, row, column) !== undefined) {
      locked += 1
      return []
    }
    const value = valueAt(state, sheet, row, column)
    if (typeof value !== 'number') return []
    const to = nextOf(value)
    if (typeof to === 'number') return [{ ...cell, text: type.write(to) }]
    faults.push({ row, column, message: to.fault })
    return []
  })
  if (entries.length === 0 && faults.length === 0)
    return { ...state, ...announcing('Nothing was changed: choose cells that you may change.') }
  const next = entered(state, sheet, entries)
  const isSame = entries.length > 0 && next.undo === state.undo
  const leftOut = [
    isSame ? 'Nothing was changed: the cells have these values already.' : next.announcement,
    locked > 0 && `${counted(locked, 'locked cell')} left out.`,
    faults.length > 0 && `Not changed: ${refusals(faults, sheet)}.`,
  ]
  return { ...next, announcement: leftOut.filter(Boolean).join(' ') }
}

export function cellsOf(range: Range | null): CellAt[] {
  if (!range) return []
  const width = range.right - range.left + 1
  return Array.from({ length: (range.bottom - range.top + 1) * width }, (_, at) => ({
    row: range.top + Math.floor(at / width),
    column: range.left + (at % width),
  }))
}

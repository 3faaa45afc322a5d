import type { ReactNode } from 'react'
import { rem } from '../rem.ts'

/** Sort value of a cell. `null`, `undefined` and `''` come last in both directions. */
export type CellValue = string | number | boolean | null | undefined

/**
 * One column. Keep the array stable (module level, or made by a compiled component), because the search index is kept per
 * array.
 */
export interface Column<Row> {
  /** Unique in the list. Also used by the address and the row forms. */
  id: string
  header: string
  value: (row: Row) => CellValue
  /** Text of the cell, for search and CSV too. Default: the value as text. */
  text?: (row: Row) => string
  /** Renders a cell that needs more than text. Plain elements only: it runs for every rendered row. */
  render?: (row: Row) => ReactNode
  /** Replaces the text in the CSV; `false` leaves the column out. */
  csv?: false | ((row: Row) => CellValue)
  align?: 'left' | 'right'
  sortable?: boolean
  searchable?: boolean
  /** Offers the values of the column as a filter: the text of the cell, or several values of a row. */
  filter?: true | ((row: Row) => readonly string[])
  /** What the search finds. Default: the text of the cell. */
  found?: (row: Row) => readonly CellValue[]
  /** Width of a picture or a state beside the text, in its cell. */
  beside?: number
  /** `true`: only if a wide window has room or the user chooses it. `'untilChosen'`: only if chosen. */
  hidden?: boolean | 'untilChosen'
  width?: number
  minWidth?: number
  grow?: number
  wrap?: boolean
  /** Whether the column names the row: its cell holds the link and heads the card. Default: the first column. */
  names?: boolean
  card?: 'field' | 'hidden'
}

/** Types the columns of a list: `const columns = defineColumns<Product>([...])` at module level. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/** Text of a cell. A member that the host leaves out is empty (AMB-176). */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return valueText((column.text ?? column.value)(row))
}

/** Values by which the column filters. */
export function filterValues<Row>(column: Column<Row>, row: Row): readonly string[] {
  const values = typeof column.filter === 'function' ? column.filter(row) : [cellText(column, row)]
  const texts = values.filter((value) => value !== '')
  return texts.length === 0 ? ['None'] : texts
}

export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** The column that names a row. It cannot be hidden. */
export function namingColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.names) ?? columns[0]
}

const defaultMinWidth = 96
/** From which width on a list may show hidden columns. */
export const wideListPx = 1040
/** Part of a column's minimum width that must be free to add the column. */
const roomFactor = 1.3

const letterWidth = 8
const textPadding = 24

/** By column id. */
export type ColumnWidths = ReadonlyMap<string, number>

const measuredRows = 500

/** Widths at which the columns that are not hidden show their texts whole, estimated from the first rows. */
export function wholeWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const widths = new Map<string, number>()
  if (!columns.some(({ hidden }) => hidden === true)) return widths
  const measured = rows.slice(0, measuredRows)
  for (const column of columns) {
    if (column.hidden || column.wrap) continue
    let longest = column.header.length
    for (const row of measured) longest = Math.max(longest, cellText(column, row).length)
    widths.set(column.id, longest * letterWidth + textPadding + (column.beside ?? 0))
  }
  return widths
}

/** The chosen columns. Default: columns that are not hidden and, in a wide window, as many hidden ones as fit. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  width: number,
  whole: ColumnWidths = new Map(),
): readonly Column<Row>[] {
  const naming = namingColumn(columns)
  if (chosen?.some((id) => columns.some((column) => column.id === id)))
    return columns.filter((column) => column === naming || chosen.includes(column.id))
  let room = width < wideListPx ? 0 : width
  for (const column of columns)
    if (!column.hidden) room -= Math.max(drawnWidth(column), whole.get(column.id) ?? 0)
  return columns.filter((column) => {
    if (!column.hidden || column === naming) return true
    if (column.hidden === 'untilChosen') return false
    room -= drawnWidth(column)
    return room >= 0
  })
}

function drawnWidth<Row>({ width, minWidth = defaultMinWidth }: Column<Row>): number {
  return width ?? minWidth * roomFactor
}

const iconWidth = 32
const handleWidth = 36
const cellPadding = 20

/** Column widths as `grid-template-columns`, and the minimum width in pixels at which they fit. */
export function columnTemplate<Row>(
  columns: readonly Column<Row>[],
  icons: number,
  /** Number of narrow columns before the others: box and handle. */
  leading: number,
  whole: ColumnWidths = new Map(),
): { template: string; minWidth: number } {
  const actions = icons === 0 ? 0 : icons * iconWidth + cellPadding
  // Shares by the texts: where all of them have room, each is whole.
  const shareOf = (column: Column<Row>) =>
    whole.size === 0 ? (column.grow ?? 1) : Math.max(drawnWidth(column), whole.get(column.id) ?? 0)
  const tracks = columns.map((column) =>
    column.width === undefined
      ? `minmax(${rem(column.minWidth ?? defaultMinWidth)}, ${shareOf(column)}fr)`
      : rem(column.width),
  )
  for (let at = 0; at < leading; at++) tracks.unshift(rem(handleWidth))
  if (actions > 0) tracks.push(rem(actions))
  // If every column has a fixed width, an empty last track takes the free width.
  if (columns.every((column) => column.width !== undefined)) tracks.push('1fr')
  const others = actions + leading * handleWidth
  const minWidth = columns.reduce(
    (sum, column) => sum + (column.width ?? column.minWidth ?? defaultMinWidth),
    others,
  )
  return { template: tracks.join(' '), minWidth }
}

import type { ReactNode } from 'react'

/** The value by which a column sorts. `null`, `undefined` and `''` come last in both directions. */
export type CellValue = string | number | boolean | null | undefined

/**
 * One column. Keep the array stable (module level or `useMemo`), because the search index is kept per
 * array.
 */
export interface Column<Row> {
  /** Id of the column, unique in the list. The address and the row forms use this id. */
  id: string
  /** Title of the column in the header, the cards, the column menu and the CSV. */
  header: string
  /** The value by which the column sorts. */
  value: (row: Row) => CellValue
  /** Text of the cell, which search and CSV read as well. Default: the value as text. */
  text?: (row: Row) => string
  /**
   * Draws a cell that needs more than text. Plain elements only, because the function runs for every
   * drawn row.
   */
  render?: (row: Row) => ReactNode
  /** Replaces the text in the CSV; `false` leaves the column out. */
  csv?: false | ((row: Row) => CellValue)
  /** Alignment of the cell. `right` is for numbers, with figures of equal width. */
  align?: 'left' | 'right'
  /** Whether the list can be sorted by the column. Default true. */
  sortable?: boolean
  /** Whether the search reads the column. Default true. */
  searchable?: boolean
  /**
   * `true` shows the column only when a wide window has room or when the user chooses the column;
   * `'untilChosen'` only when the user chooses it.
   */
  hidden?: boolean | 'untilChosen'
  /** A fixed width in pixels. */
  width?: number
  /** Least width in pixels of a column that grows. Default 96. */
  minWidth?: number
  /** Share of the free width. Default 1. */
  grow?: number
  /** Whether the text wraps; the rows then grow with their text. */
  wrap?: boolean
  /**
   * Whether the column names the row: its cell holds the link and heads the card. Default: the first
   * column.
   */
  names?: boolean
  /** Whether a card shows the column. Default `field`. */
  card?: 'field' | 'hidden'
}

/** Types the columns of a list: `const columns = defineColumns<Product>([...])` at module level. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/**
 * Text of a row's cell, for search, CSV and cells without `render`. The text of a member that the host leaves out is
 * empty (AMB-176).
 */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return valueText((column.text ?? column.value)(row))
}

/** A value as text; a missing value is empty. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** The column that names a row. It cannot be hidden, holds the link and heads the card. */
export function namingColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.names) ?? columns[0]
}

const leastWidth = 96
/** Width in pixels from which on a list may show hidden columns as well. */
export const wide = 1040
/** Factor on a column's least width that must be free before another column is added. */
const comfort = 1.3

/**
 * The columns to draw: the chosen ones, otherwise the columns that are not hidden and, in a wide window,
 * as many hidden columns as have room. Unknown ids are left out.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
  width: number,
): readonly Column<Row>[] {
  const naming = namingColumn(columns)
  if (chosen?.some((id) => columns.some((column) => column.id === id)))
    return columns.filter((column) => column === naming || chosen.includes(column.id))
  let room = width < wide ? 0 : width
  for (const column of columns) if (!column.hidden) room -= drawnWidth(column)
  return columns.filter((column) => {
    if (!column.hidden || column === naming) return true
    if (column.hidden === 'untilChosen') return false
    room -= drawnWidth(column)
    return room >= 0
  })
}

function drawnWidth<Row>({ width, minWidth = leastWidth }: Column<Row>): number {
  return width ?? minWidth * comfort
}

const iconWidth = 32
const handleWidth = 36
const cellPadding = 20

/** Column widths as `grid-template-columns`, and the least width in pixels at which they fit. */
export function columnTemplate<Row>(
  columns: readonly Column<Row>[],
  icons: number,
  handles: boolean,
): { template: string; minWidth: number } {
  const actions = icons === 0 ? 0 : icons * iconWidth + cellPadding
  const tracks = columns.map(({ width, minWidth = leastWidth, grow = 1 }) =>
    width === undefined ? `minmax(${minWidth}px, ${grow}fr)` : `${width}px`,
  )
  if (handles) tracks.unshift(`${handleWidth}px`)
  if (actions > 0) tracks.push(`${actions}px`)
  // When every column has a fixed width, an empty last track takes the free width.
  if (columns.every((column) => column.width !== undefined)) tracks.push('1fr')
  const widths = columns.map(({ width, minWidth = leastWidth }) => width ?? minWidth)
  const minWidth = widths.reduce((sum, each) => sum + each, actions + (handles ? handleWidth : 0))
  return { template: tracks.join(' '), minWidth }
}

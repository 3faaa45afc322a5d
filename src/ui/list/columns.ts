import type { ReactNode } from 'react'

/** What a column sorts by. `null`, `undefined` and `''` come last in both directions. */
export type CellValue = string | number | boolean | null | undefined

/** One column. Keep the array stable (module level or `useMemo`): the search index hangs on it. */
export interface Column<Row> {
  /** Unique in the list; also the name of the column in the address and of its field in a row form. */
  id: string
  /** Shown in the header, beside the value in a card, in the column menu and in the CSV. */
  header: string
  /** What the column sorts by. */
  value: (row: Row) => CellValue
  /** What search and CSV read and what the cell shows; by default the value as text. */
  text?: (row: Row) => string
  /** Draws the cell where text is not enough. Plain elements only: it runs for every row drawn. */
  render?: (row: Row) => ReactNode
  /** Replaces the text in the CSV; `false` leaves the column out. */
  csv?: false | ((row: Row) => CellValue)
  /** `right` for numbers; the figures are tabular. */
  align?: 'left' | 'right'
  /** Default true. */
  sortable?: boolean
  /** Whether the search reads the column. Default true. */
  searchable?: boolean
  /** Shown where a wide window has room for it, or by the person's choice; `'untilChosen'` by choice only. */
  hidden?: boolean | 'untilChosen'
  /** A fixed width in pixels. */
  width?: number
  /** Least width in pixels of a column that grows. Default 96. */
  minWidth?: number
  /** Share of the free width. Default 1. */
  grow?: number
  /** Lets the text wrap: the rows get as high as they need. */
  wrap?: boolean
  /** This column names the row: it holds the link and heads the card. Default: the first one. */
  names?: boolean
  /** Whether a card shows the column. Default `field`. */
  card?: 'field' | 'hidden'
}

/** Types the columns of a list: `const columns = defineColumns<Product>([...])` at module level. */
export function defineColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns
}

/** What search, CSV and an undecorated cell show of a row. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  return column.text ? column.text(row) : valueText(column.value(row))
}

/** A value as text; missing ones are empty. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}

/** The column that names a row: it cannot be hidden, holds the link and heads the card. */
export function namingColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.names) ?? columns[0]
}

const leastWidth = 96
/** Lists narrower than this many pixels show the columns that are not hidden, and no more. */
const wide = 1040
/** How much wider than its least width a column is drawn before another one joins. */
const comfort = 1.3

/**
 * The columns that are drawn: the chosen ones, else those that are not hidden and, in a wide window,
 * as many hidden ones as have room. Ids that name no column are left out.
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
  // Where every column is fixed, an empty last track takes the rest.
  if (columns.every((column) => column.width !== undefined)) tracks.push('1fr')
  const widths = columns.map(({ width, minWidth = leastWidth }) => width ?? minWidth)
  const minWidth = widths.reduce((sum, each) => sum + each, actions + (handles ? handleWidth : 0))
  return { template: tracks.join(' '), minWidth }
}

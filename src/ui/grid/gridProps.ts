import type { ReactNode } from 'react'
import type { CellType, GridValue } from './cellTypes.ts'

/** One column of a grid. Keep the array stable (module level or `useMemo`). */
export interface GridColumn<Row> {
  /** Unique in the grid. */
  id: string
  header: string
  /** The saved value; undefined while the row is still being read. */
  value: (row: Row) => GridValue | undefined
  /** How cells are edited, see cellTypes.ts; without it the column is only read. */
  type?: CellType | undefined
  /** Why a cell may not be changed, in words. */
  refusal?: (row: Row) => string | undefined
  /** A fixed width in pixels. */
  width?: number
  /** Least width in pixels of a column that grows. Default 96. */
  minWidth?: number
  /** Share of the free width. Default 1. */
  grow?: number
  align?: 'left' | 'right'
  /** Stays in sight while the columns scroll sideways. For the first column only. */
  sticky?: boolean
}

/** A line of a grid: a row of cells, or the heading of those that follow. */
export type GridLine<Row, Group> =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row }
  | { readonly kind: 'group'; readonly id: string; readonly group: Group }

/** The changed values of a row, by column. */
export interface RowChange<Row> {
  readonly id: string
  readonly row: Row
  readonly values: ReadonlyMap<string, GridValue>
}

export interface GridProps<Row, Group> {
  /** Accessible name, such as 'Starting Inventory'. */
  label: string
  /** Keep the identity while the data is the same. */
  lines: readonly GridLine<Row, Group>[]
  columns: readonly GridColumn<Row>[]
  /** What a row is called: 'House Latte (BEV-1)'. */
  rowName: (row: Row) => string
  /** The lines of kind `group`: the header of their column, and how one is drawn. */
  groups?: { readonly header: string; readonly draw: (group: Group) => ReactNode }
  /**
   * Saves changed cells. Call `answer` for each row as soon as it is known, with null or the refusal;
   * rows without one are saved when the promise resolves, and refused when it rejects. By then
   * `lines` hold the saved values.
   */
  onSave?: (
    changes: readonly RowChange<Row>[],
    answer: (id: string, refusal: string | null) => void,
  ) => Promise<unknown>
  /** `atOnce`: every change by itself. `collected`: with the Save button and Ctrl+S. */
  saving?: 'atOnce' | 'collected'
  /** The rows that have come into view, for data that are read by need. */
  onRowsShown?: (rows: readonly Row[]) => void
  /** Search and actions, above the grid. */
  toolbar?: ReactNode
  /** Pixels of every line. Default 40. */
  rowHeight?: number
}

import type { ReactNode, Ref } from 'react'
import type { CellType, GridValue } from './cellTypes.ts'

/** One column of a grid. Keep the array stable (module level or `useMemo`). */
export interface GridColumn<Row> {
  /** Id of the column, unique in the grid. */
  id: string
  header: string
  /** The saved value; undefined until the row is read. */
  value: (row: Row) => GridValue | undefined
  /** How cells are edited, see cellTypes.ts. A column without a type is read-only. */
  type?: CellType | undefined
  /** The type of a row's cell where rows differ; `type` then says how the header is aligned. */
  typeOf?: (row: Row) => CellType
  /** Why a cell may not be changed, in words. */
  refusal?: (row: Row) => string | undefined
  /** What there is to say about a cell with this value, saved or not, such as a warning of the caller's check. */
  mark?: (row: Row, value: GridValue | undefined) => CellMark | undefined
  /** A fixed width in pixels. */
  width?: number
  /** Least width in pixels of a column that grows. Default 96. */
  minWidth?: number
  /** Share of the free width. Default 1. */
  grow?: number
  align?: 'left' | 'right'
  /** Whether a text takes as many lines as the row has room for. */
  wraps?: boolean
  /** Whether the column stays in sight while the others scroll sideways. For the first column only. */
  sticky?: boolean
}

/** What a caller says about a cell: told by colour and, at rest and to screen readers, in words. */
export interface CellMark {
  readonly tone: 'danger' | 'accent'
  readonly text: string
}

/** A line of a grid: a row of cells, or the heading of the rows below. */
export type GridLine<Row, Group> =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row }
  | { readonly kind: 'group'; readonly id: string; readonly group: Group }

/** The changed values of one row, by column. */
export interface RowChange<Row> {
  readonly id: string
  readonly row: Row
  readonly values: ReadonlyMap<string, GridValue>
  /** What their user saw saved before; `row` may hold what was read since. */
  readonly seen: ReadonlyMap<string, GridValue>
}

/** Texts for cells, by row and column. */
export type RowTexts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Cells as the columns of rows. */
export type RowColumns = ReadonlyMap<string, readonly string[]>

/** What the caller can ask of a grid, e.g. to read its data again. */
export interface GridHandle {
  /** Number of cells whose text is not saved, those that cannot be read included. */
  readonly unsaved: () => number
  /** Takes back every change that is not saved, and texts that cannot be read. */
  readonly discard: () => void
  /** Writes texts into the cells of shown rows as if they were typed, as one step that can be undone. */
  readonly enter: (texts: RowTexts) => void
  /** Saves every change, refused ones again; with `only` those in these rows and columns. */
  readonly save: (only?: RowColumns) => Promise<void>
  /** The cell that Tab reaches, for a focus that is lost; null in a grid without rows. */
  readonly cell: () => HTMLElement | null
}

export interface GridProps<Row, Group> {
  /** Accessible name, such as 'Starting Inventory'. */
  label: string
  /** Rows and group headings. Keep the identity while the data are the same. */
  lines: readonly GridLine<Row, Group>[]
  columns: readonly GridColumn<Row>[]
  /** Name of a row for screen readers: 'House Latte (BEV-1)'. */
  rowName: (row: Row) => string
  /** Whether a line is found by the caller's search. Changes of rows that are not shown stay, and are saved. */
  shows?: ((line: GridLine<Row, Group>) => boolean) | undefined
  /** The header of the group column, and the content of a group heading. */
  groups?: { readonly header: string; readonly draw: (group: Group) => ReactNode }
  /**
   * Saves changed cells. Call `answer` for each row as soon as its result is known, with null or the
   * refusal. Rows without an answer are saved when the promise resolves and refused when it rejects. Resolve
   * once the data are read again: the next `lines` replace the saved values.
   */
  onSave?: (
    changes: readonly RowChange<Row>[],
    answer: (id: string, refusal: string | null) => void,
  ) => Promise<unknown>
  /** `atOnce` saves every change by itself; `collected` waits for the Save button or Ctrl+S. */
  saving?: 'atOnce' | 'collected'
  /** Whether a column at the end tells how the save of each row went. Default true. */
  saveMarks?: boolean
  /** What is said once rows are saved; default 'Saved.', empty where changes are kept on the page alone. */
  savedText?: string
  /** Called with the rows that have come into view, so that their data can be read on demand. */
  onRowsShown?: (rows: readonly Row[]) => void
  /**
   * Milliseconds without a key after which the text of the open editor counts as unsaved. Without it the text
   * counts when the editor is left.
   */
  takenAfter?: number
  handle?: Ref<GridHandle>
  /** Search and actions above the grid. */
  toolbar?: ReactNode
  /** Pixels of every line. Default 40, where a text may take two lines; 56 are room for three. */
  rowHeight?: number
}

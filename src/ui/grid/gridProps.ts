import type { ReactNode, Ref } from 'react'
import type { CellType, GridValue } from './cellTypes.ts'

/** One column of a grid. Keep the array stable (module level, or made by a compiled component). */
export interface GridColumn<Row> {
  id: string
  header: string
  /** A second, smaller line of the header, such as a SKU. */
  note?: string
  /** Undefined until the row is loaded. */
  value: (row: Row) => GridValue | undefined
  /** See cellTypes.ts. A column without a type is read-only. */
  type?: CellType | undefined
  /** The type of a row's cell where rows differ; `type` then only aligns the header. */
  typeOf?: (row: Row) => CellType
  refusal?: (row: Row) => string | undefined
  /** Note on a value, saved or not, such as a warning of the caller's check. */
  mark?: (row: Row, value: GridValue | undefined) => CellMark | undefined
  width?: number
  minWidth?: number
  grow?: number
  align?: 'left' | 'right'
  wraps?: boolean
  /** For the first column only. */
  sticky?: boolean
}

/** Shown by color, in a tooltip and to screen readers. */
export interface CellMark {
  readonly tone: 'danger' | 'accent'
  readonly text: string
}

export type GridLine<Row, Group> =
  | { readonly kind: 'row'; readonly id: string; readonly row: Row }
  | { readonly kind: 'group'; readonly id: string; readonly group: Group }

export interface RowChange<Row> {
  readonly id: string
  readonly row: Row
  readonly values: ReadonlyMap<string, GridValue>
  /** Saved values that the user started from; `row` may be newer. */
  readonly seen: ReadonlyMap<string, GridValue>
}

export type RowTexts = ReadonlyMap<string, ReadonlyMap<string, string>>

export type RowColumns = ReadonlyMap<string, readonly string[]>

export interface GridHandle {
  /** Includes cells with unreadable text. */
  readonly unsaved: () => number
  /** Also drops unreadable texts. */
  readonly discard: () => void
  /** Returns the number of changed cells. */
  readonly enter: (texts: RowTexts) => number
  /**
   * Enters what `next` makes of each number in the selected cells, or in all shown rows of the columns. Leaves
   * out locked cells and those with a fault, and says so.
   */
  readonly change: (
    cells: 'selected' | readonly string[],
    next: (value: number) => number | { readonly fault: string },
  ) => void
  /** Saves every change, refused ones again; `only` limits rows and columns. */
  readonly save: (only?: RowColumns) => Promise<void>
  readonly cell: () => HTMLElement | null
}

export interface GridProps<Row, Group> {
  label: string
  /** Rows and group headings. Keep the identity while the data are the same. */
  lines: readonly GridLine<Row, Group>[]
  columns: readonly GridColumn<Row>[]
  /** Name of a row for screen readers: 'House Latte (BEV-1)'. */
  rowName: (row: Row) => string
  /** Text that identifies a row in a spreadsheet, such as its SKU. Pasted rows are matched by it. */
  rowKey?: { readonly header: string; readonly of: (row: Row) => string | null }
  /** Whether a line matches the caller's search. Changes of hidden rows are kept and saved. */
  shows?: ((line: GridLine<Row, Group>) => boolean) | undefined
  groups?: { readonly header: string; readonly draw: (group: Group) => ReactNode }
  /**
   * Call `answer` per row with null, the refusal, or undefined if it was not sent; other rows follow the promise.
   * Resolve after the refetch: the next `lines` replace the saved values. Give `shouldContinue` to the batch:
   * leaving a grid that collects gives up the rows that are not sent yet.
   */
  onSave?: (
    changes: readonly RowChange<Row>[],
    answer: (id: string, refusal: string | null | undefined) => void,
    shouldContinue: () => boolean,
  ) => Promise<unknown>
  /** `atOnce` saves each change; `collected` waits for the Save button or Ctrl+S. */
  saving?: 'atOnce' | 'collected'
  saveMarks?: boolean
  /** Clears the caller's search: a save refused cells of rows that it hides. */
  onReveal?: () => void
  savedText?: string
  /** Called with rows that come into view, to load their data on demand. */
  onRowsShown?: (rows: readonly Row[]) => void
  /** Milliseconds until the text in the editor counts as unsaved. Default 0. */
  unsavedAfterMs?: number
  /** False where the caller keeps a draft with the cells. */
  hasDraft?: boolean
  handle?: Ref<GridHandle>
  toolbar?: ReactNode
  /** Whether find-in-page finds the names of rows out of view. */
  findable?: boolean | undefined
  /** Pixels of every line. Default 40: two lines of text; 56 fit three. */
  rowHeight?: number
}

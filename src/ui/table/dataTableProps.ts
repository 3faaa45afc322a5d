import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { ListChange, ListState } from './listState.ts'
import type {
  AddRow,
  Column,
  Csv,
  DragOrder,
  EditRow,
  Empty,
  Noun,
  Paging,
  RowAction,
  RowLinkProps,
} from './types.ts'

export interface DataTableProps<
  Row extends RowData,
  AddKey extends string = string,
  EditKey extends string = string,
> {
  /** Accessible name of the table, such as 'Employees'. */
  label: string
  /** Shows the label as a heading above the table. Default false: the page says it. */
  heading?: boolean
  /** Id of the section, for a link that jumps to this table (PROD-04). */
  anchor?: string
  /** What the rows are: for the count, the search and the empty list. */
  noun: Noun
  /** Keep the identity while the data is the same: search texts and orders hang on it. */
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  /** Made with `defineColumns` at module level or in `useMemo`. */
  columns: readonly Column<Row>[]
  /** What the person sees of the list; kept by the caller, see `defineList` and `useLocalList`. */
  state: ListState
  /** `change` says whether the history entry is replaced: `replacesHistory(change)`. */
  onStateChange: (next: ListState, change: ListChange) => void
  /** Pixels to which the page will be scrolled once it is drawn, where a person comes back to it. */
  scrollTop?: number | undefined
  /** Default true. */
  search?: boolean | { placeholder: string }
  /** 'none' (default), in the browser (`{}`), or by the server (`{ total }`, `rows` are the page). */
  paging?: Paging
  /** Makes every row a real link: `(row, link) => <Link to="/products/$id" ... {...link} />`. */
  rowLink?: (row: Row, link: RowLinkProps) => ReactNode
  rowActions?: (row: Row) => readonly RowAction[]
  /** Free actions at the top right; the primary one last. */
  toolbar?: ReactNode
  addRow?: AddRow<AddKey> | undefined
  edit?: EditRow<Row, EditKey> | undefined
  dragOrder?: DragOrder<Row> | undefined
  csv?: Csv<Row>
  /** A menu that shows and hides columns. Default: where there are more than three. */
  columnChoice?: boolean
  /** What the table says without any row. */
  empty?: Empty
  /** What it says when the search finds nothing. */
  noMatch?: string
  /** Pixels. Default 40; 56 where a row shows a picture. */
  rowHeight?: number
  /** Width in pixels below which rows are cards. Default 460. */
  cardsBelow?: number
  /** Name of the order in which the rows come, where a person may go back to it. */
  naturalOrder?: string
  /** Other rows are on their way; those shown are the last ones. */
  busy?: boolean
}

import type { ComponentType, ReactNode } from 'react'
import type { DragOrderProps } from '../drag/DragOrder.tsx'
import type { RowAction } from '../menu/ActionMenu.tsx'
import type { Column } from './columns.ts'
import type { ListChange, ListState } from './listState.ts'
import type { RowProps } from './Row.tsx'
import type { AddRow, EditRow } from './rowForm.ts'

/** Singular and plural of what the rows are: `{ one: 'product', many: 'products' }`. */
export interface Noun {
  one: string
  many: string
}

/**
 * 'none', in the browser (`{}`), or by the server (`rows` are the page). A `total` of `'unknown'` or of
 * the maximum safe integer shows 'from-to of more than to' (AMB-17).
 */
export type Paging =
  | 'none'
  | { sizes?: readonly number[] }
  | { sizes?: readonly number[]; total: number | 'unknown' }

/** What a list shows and where its state lives. */
export interface ListSource<Row> {
  /** Keep the identity while the data is the same: search texts and orders hang on it. */
  rows: readonly Row[]
  /** Made with `defineColumns` at module level or in `useMemo`. */
  columns: readonly Column<Row>[]
  /** What the person sees of the list; kept by the caller, see `defineList` and `useListSearch`. */
  state: ListState
  /** `change` says whether the history entry is replaced: `replacesHistory(change)`. */
  onStateChange: (next: ListState, change: ListChange) => void
  /** Default true. */
  search?: boolean | { placeholder: string }
  /** Default 'none'. */
  paging?: Paging
}

/** Rows that are put in order by dragging, by keyboard or with Move up and Move down. */
export interface RowOrder {
  /** Stores a move; positions count all rows in their own order. Show it at once. */
  onMove: (from: number, to: number) => unknown
  /** Why the order cannot be changed. A search or a sort disables it by itself. */
  disabled?: string | undefined
  /** `dragRows` of './DragRows.tsx'; given, so that only screens that drag carry its code. */
  kit: {
    Area: ComponentType<DragOrderProps>
    Row: <Row>(props: RowProps<Row>) => ReactNode
  }
}

export interface Csv<Row> {
  /** Without the ending. */
  fileName: string
  /** All rows of a list that the server pages; without it the page shown is downloaded. */
  allRows?: () => Promise<readonly Row[]>
}

export interface Empty {
  title: string
  text?: ReactNode
  /** The next step, usually a button. */
  action?: ReactNode
}

/** Where the links of a list lead; `useListSearch` answers both. */
export interface ListLinks {
  /** Goes to an address without loading the page. */
  onFollow?: (href: string) => void
  /** The person may be about to follow: what the address needs may load. */
  onPreload?: (href: string) => void
}

export interface ListProps<Row, AddKey extends string = string, EditKey extends string = string>
  extends ListSource<Row>,
    ListLinks {
  /** Accessible name of the list, such as 'Employees'. */
  label: string
  /** Shows the label as a heading above the list. Default false: the page says it. */
  heading?: boolean
  /** Id of the section, for a link that jumps to this list (PROD-04). */
  anchor?: string
  /** What the rows are: for the count, the search and the empty list. */
  noun: Noun
  rowId: (row: Row) => string | number
  /** Pixels to which the page will be scrolled once it is drawn, where a person comes back to it. */
  scrollTop?: number | undefined
  /** Makes every row a link to this address. Keep its identity. */
  href?: ((row: Row) => string) | undefined
  rowActions?: (row: Row) => readonly RowAction[]
  /** Free actions at the top right; the primary one last. */
  toolbar?: ReactNode
  addRow?: AddRow<AddKey> | undefined
  edit?: EditRow<Row, EditKey> | undefined
  order?: RowOrder | undefined
  csv?: Csv<Row>
  /** A menu that shows and hides columns. Default: where there are more than three. */
  columnChoice?: boolean
  /** What the list says without any row. */
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

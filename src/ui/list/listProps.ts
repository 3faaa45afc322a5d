import type { ComponentType, ReactNode } from 'react'
import type { DragOrderProps, DropOutside } from '../drag/DragOrder.tsx'
import type { RowAction } from '../menu/ActionMenu.tsx'
import type { RowProps } from './body/Row.tsx'
import type { AddRow, EditRow } from './body/rowForm.ts'
import type { Column } from './columns.ts'
import type { ListChange, ListState } from './listState.ts'

/** Singular and plural of the rows' noun: `{ one: 'product', many: 'products' }`. */
export interface Noun {
  one: string
  many: string
}

/**
 * Who pages the list: 'none', the browser (`{}`), or the server (`rows` are the page). A `total` of
 * `'unknown'` or of the maximum safe integer shows 'from-to of more than to' (AMB-17).
 */
type Paging =
  | 'none'
  | { sizes?: readonly number[] }
  | { sizes?: readonly number[]; total: number | 'unknown' }

/** The rows of a list and the place of its state. */
export interface ListSource<Row> {
  /**
   * All rows, or the page of a list that the server pages. Keep the identity while the data are the same,
   * because the search index is kept per array.
   */
  rows: readonly Row[]
  /** The columns, made with `defineColumns` at module level or in `useMemo`. */
  columns: readonly Column<Row>[]
  /**
   * Search, order, page and columns of the list; kept by the caller, see `defineList` and
   * `useListSearch`.
   */
  state: ListState
  /** Called with the next state. `replacesHistory(change)` says whether the history entry is replaced. */
  onStateChange: (next: ListState, change: ListChange) => void
  /** Whether the list has a search. Default true. */
  search?: boolean | { placeholder: string }
  /** Who pages the list. Default 'none'. */
  paging?: Paging
}

/** A list whose rows are moved by dragging, by keyboard, or with Move up and Move down. */
export interface RowOrder {
  /** Stores a move. Positions count all rows in their own order. Show the new order at once. */
  onMove: (from: number, to: number) => unknown
  /** Where a row stands once it is moved, e.g. '2 of 6 in Bakery'. Default: its position in the list. */
  positionText?: (from: number, to: number) => string
  /**
   * Where an arrow key, Move up or Move down takes a row that was carried from one position to another. Default:
   * to the next one.
   */
  stepTo?: DragOrderProps['stepTo']
  /** Where the list makes room for a row that is carried over another one. Keep its identity. */
  landsAt?: DragOrderProps['landsAt']
  /** Which row is marked as taking a row that is carried over another one. Keep its identity. */
  takerAt?: DragOrderProps['takerAt']
  /** Elements beside the list on which rows can be dropped. */
  outside?: DropOutside
  /** Why rows cannot be moved. A search or a sort prevents moves by itself. */
  disabled?: string | undefined
  /**
   * `dragRows` of './body/DragRows.tsx'. The caller passes the kit, so that only screens with dragging load
   * its code.
   */
  kit: {
    Area: ComponentType<DragOrderProps>
    Row: <Row>(props: RowProps<Row>) => ReactNode
  }
}

export interface Csv<Row> {
  /** Name of the file, without the ending. */
  fileName: string
  /**
   * Reads all rows of a list that the server pages. Without this function the shown page is downloaded.
   */
  allRows?: () => Promise<readonly Row[]>
}

export interface Empty {
  title: string
  text?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
}

/** How the links of a list are followed; `useListSearch` gives both functions. */
export interface ListLinks {
  /** Opens an address without reloading the page. */
  onFollow?: (href: string) => void
  /** Preloads an address that the user may be about to open. */
  onPreload?: (href: string) => void
}

/** How a list tells its rows apart: by the `id` of a row, or by a function, which rows without an `id` need. */
type RowIdentity<Row> = Row extends { readonly id: string | number }
  ? { rowId?: (row: Row) => string | number }
  : { rowId: (row: Row) => string | number }

export type ListProps<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
  Body extends object = object,
> = ListParts<Row, AddKey, EditKey, Body> & RowIdentity<Row>

/** The properties of a list apart from `rowId`. */
export interface ListParts<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
  Body extends object = object,
> extends ListSource<Row>,
    ListLinks {
  /** Accessible name of the list, such as 'Employees'. */
  label: string
  /**
   * Whether the label is shown as a heading above the list. Default false, since the page has its own
   * title.
   */
  heading?: boolean
  /** Id of the section, for links that jump to this list. */
  anchor?: string
  /** Noun of the rows, for the count, the search and the empty list. */
  noun: Noun
  /** Pixels to which the page will be scrolled after drawing, when the user returns to it. */
  scrollTop?: number | undefined
  /** Address of a row, which makes the row a link. Keep its identity. */
  href?: ((row: Row) => string) | undefined
  rowActions?: (row: Row) => readonly RowAction[]
  /**
   * Further actions at the top right; the primary action comes last. An empty list that offers an action of its own
   * shows that one instead.
   */
  toolbar?: ReactNode
  addRow?: AddRow<AddKey> | undefined
  edit?: EditRow<Row, EditKey, Body> | undefined
  order?: RowOrder | undefined
  csv?: Csv<Row>
  /** The number of rows in words, where rows are of several kinds. */
  countText?: string
  /** Whether a menu shows and hides columns. Default: for more than three columns. */
  columnChoice?: boolean
  /** Message of a list without any row. */
  empty?: Empty
  /** Message of a search that finds nothing. */
  noMatch?: string
  /** Pixels of a row. Default 40; 56 for rows with a picture. */
  rowHeight?: number
  /** Width in pixels below which rows are cards. Default 460. */
  cardsBelow?: number
  /** Name of the rows' own order, when the user may return to it. */
  naturalOrder?: string
  /** Whether new rows are being read; the list shows the old rows until then. */
  busy?: boolean
}

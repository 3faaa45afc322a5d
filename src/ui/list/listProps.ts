import type { ComponentType, ReactNode } from 'react'
import type { DragOrderProps, DropOutside } from '../drag/DragOrder.tsx'
import type { RowAction } from '../menu/ActionMenu.tsx'
import type { RowProps } from './body/Row.tsx'
import type { AddRow, EditRow } from './body/rowForm.ts'
import type { Column } from './columns.ts'
import type { ListChange, ListState } from './listState.ts'

export interface Noun {
  one: string
  many: string
}

/**
 * Who pages the list: nobody, the browser (`{}`), or the server (`rows` are one page). A `total` of `'unknown'`
 * or `Number.MAX_SAFE_INTEGER` shows '1-10 of more than 10' (AMB-17).
 */
type Paging =
  | 'none'
  | { sizes?: readonly number[] }
  | { sizes?: readonly number[]; total: number | 'unknown' }

export interface ListSource<Row> {
  /**
   * All rows, or the page of a list that the server pages. Keep the identity while the data are the same,
   * because the search index is kept per array.
   */
  rows: readonly Row[]
  /** Made with `defineColumns` at module level or by a compiled component. */
  columns: readonly Column<Row>[]
  state: ListState
  onStateChange: (next: ListState, change: ListChange) => void
  search?: boolean | { placeholder: string }
  paging?: Paging
}

export interface RowOrder {
  /** Saves a move. Positions count all rows in their own order. Must show the new order at once. */
  onMove: (from: number, to: number) => unknown
  /** Announced position of a moved row, e.g. '2 of 6 in Bakery'. Default: its position in the list. */
  positionText?: (from: number, to: number) => string
  /** Target of an arrow key, Move up or Move down. Default: the next position. */
  stepTo?: DragOrderProps['stepTo']
  /** Where the list makes room for a row that is carried over another one. */
  landsAt?: DragOrderProps['landsAt']
  /** Which row is marked as taking a row that is carried over another one. */
  takerAt?: DragOrderProps['takerAt']
  outside?: DropOutside
  /** Why rows cannot be moved. A search or a sort disables moves by itself. */
  disabled?: string | undefined
  /** `dragRows` of './body/DragRows.tsx'. Passed by the caller, so that only screens with dragging load its code. */
  kit: {
    Area: ComponentType<DragOrderProps>
    Row: <Row>(props: RowProps<Row>) => ReactNode
  }
}

export interface SelectedRows<Row> {
  rows: readonly Row[]
  /** All rows of the list. */
  all: readonly Row[]
  nameOf: (row: Row) => string
}

export interface Empty {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** Both functions come from `useListSearch`. */
export interface ListLinks {
  onFollow?: (href: string) => void
  onPreload?: (href: string) => void
}

type RowIdentity<Row> = Row extends { readonly id: string | number }
  ? { rowId?: (row: Row) => string | number }
  : { rowId: (row: Row) => string | number }

export type ListProps<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
  Body extends object = object,
> = ListParts<Row, AddKey, EditKey, Body> & RowIdentity<Row>

export interface ListParts<
  Row,
  AddKey extends string = string,
  EditKey extends string = string,
  Body extends object = object,
> extends ListSource<Row>,
    ListLinks {
  label: string
  heading?: boolean
  /** Id of the section, for links that jump to this list. */
  anchor?: string
  noun: Noun
  /** Scroll position in pixels, restored after rendering. */
  scrollTop?: number | undefined
  /** Address of a row, which makes the row a link. */
  href?: ((row: Row) => string) | undefined
  /** A line below the cells of a row. The `found` of a column makes the search find it. */
  secondLine?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  /** `BulkActions` of components/actions, lazy. A list with them, or with `csv`, has boxes to select rows. */
  bulkActions?: ((selected: SelectedRows<Row>) => ReactNode) | undefined
  /** Further actions at the top right, the primary action last. An empty list shows `empty.action` instead. */
  toolbar?: ReactNode
  addRow?: AddRow<AddKey> | undefined
  edit?: EditRow<Row, EditKey, Body> | undefined
  order?: RowOrder | undefined
  /** Name of the file that the rows can be downloaded as, without `.csv`. */
  csv?: string
  /** Reads all rows for the file, where the host pages them. */
  csvRows?: () => Promise<readonly Row[]>
  countText?: string
  /** Whether a menu shows and hides columns. Default: for more than three columns. */
  columnChoice?: boolean
  empty?: Empty
  /** Pixels of a row. Default 40; 56 for rows with a picture. */
  rowHeight?: number
  /** Width in pixels below which rows are cards. Default 460. */
  cardsBelow?: number
  naturalOrder?: string
  /** Whether new rows are loading while the old ones are shown. */
  busy?: boolean
}

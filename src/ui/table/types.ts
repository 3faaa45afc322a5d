import type { RowData } from '@tanstack/react-table'
import type { ComponentType, ReactNode } from 'react'
import type { DragBodyProps } from './dragBodyProps.ts'

/** What a column sorts by. `null`, `undefined` and `''` come last in both directions. */
export type CellValue = string | number | boolean | null | undefined

/** One column. Keep the array stable (module level or `useMemo`): the search index hangs on it. */
export interface Column<Row> {
  /** Unique in the table; also the name of the column in the URL and of its field in a row form. */
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
  /** Hidden until the person chooses the column; the list state's default says the same. */
  hidden?: boolean
  /** A fixed width in pixels. */
  width?: number
  /** Least width in pixels of a column that grows. Default 96. */
  minWidth?: number
  /** Share of the free width. Default 1. */
  grow?: number
  /** Lets the text wrap: the rows of the table get as high as they need. */
  wrap?: boolean
  /** This column names the row: it holds the link and heads the card. Default: the first one. */
  names?: boolean
  /** Whether a card shows the column. Default `field`. */
  card?: 'field' | 'hidden'
}

/** Something a person may do with one row. */
export interface RowAction {
  label: string
  /** Tells the action of this row from those of the others, e.g. `Remove Dana Whitfield`. */
  name?: string | undefined
  icon: ComponentType<{ size?: number | string }>
  onClick: () => void
  /** Why it cannot be done now: shown as the tooltip, read as the description, click does nothing. */
  disabled?: string | undefined
  /** `danger` for what removes something; any CSS colour else. */
  color?: string
}

/** Props for the link that covers a row: spread them over the router's link component. */
export interface RowLinkProps {
  className: string
  'data-row-link': true
  children: ReactNode
}

/** Singular and plural of what the rows are: `{ one: 'product', many: 'products' }`. */
export interface Noun {
  one: string
  many: string
}

/** The page of a list that the server cuts: `rows` are the page. */
export interface ServerPaging {
  sizes?: readonly number[]
  /** `'unknown'` (or the maximum safe integer) shows 'from-to of more than to' (AMB-17). */
  total: number | 'unknown'
}

/** The page of a list whose rows are all here. */
export interface ClientPaging {
  sizes?: readonly number[]
}

export type Paging = 'none' | ClientPaging | ServerPaging

/** What a row form's own control is given. */
export interface RowFieldControl {
  value: string
  onChange: (value: string) => void
  label: string
  error: string | undefined
  readOnly: boolean
  autoFocus: boolean
}

/** One field of an inline row form. All values are text; read them on submit. */
export interface RowField {
  /** Accessible name; by default the header of the column. */
  label?: string
  placeholder?: string
  /** Value in a new row. */
  initial?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  maxLength?: number
  /** Another control than a text field. */
  render?: (control: RowFieldControl) => ReactNode
}

/** Faults by column id; an empty object means that all is well. */
export type RowFaults = Readonly<Partial<Record<string, string>>>

/** The inline row that makes a new thing. */
export interface AddRow<Key extends string = string> {
  /** The button that opens it, such as 'Add role'. */
  label: string
  fields: Readonly<Record<Key, RowField>>
  validate?: (values: Record<Key, string>) => RowFaults
  /**
   * Saves. A rejection is shown inside the row and keeps what was typed (PLUS-05); its `fields`
   * (`{ path, message }`) go to the fields of the same name. The row stays open for the next one, unless it
   * answers `lastRow`.
   */
  onSubmit: (values: Record<Key, string>) => Promise<unknown>
  /** Why nothing can be added now. */
  disabled?: string | undefined
  /** The table is a part of a page, whose own action comes first. Default: when it has a heading. */
  quiet?: boolean
}

/** Inline editing of rows: adds the action `Edit` to every row. */
export interface EditRow<Row, Key extends string = string> {
  /** Name of the row action. Default 'Edit'. */
  label?: string
  fields: Readonly<Record<Key, RowField>>
  values: (row: Row) => Record<Key, string>
  validate?: (values: Record<Key, string>) => RowFaults
  /** Saves; a rejection is shown inside the row and keeps what was typed (PLUS-05). */
  onSubmit: (row: Row, values: Record<Key, string>) => Promise<unknown>
  /** Why this row cannot be edited. */
  disabled?: (row: Row) => string | undefined
}

/** Rows that are put in order by dragging, by keyboard or with Move up and Move down. */
export interface DragOrder<Row> {
  /**
   * Stores the new order. The table shows it while the promise is pending and goes back to the
   * order of `rows` when it settles.
   */
  onReorder: (rows: readonly Row[]) => Promise<unknown>
  /** Why the order cannot be changed. A search or a sort disables it by itself. */
  disabled?: string | undefined
  /** `DragBody` of './drag/DragBody.tsx'; given, so that only screens that drag carry its code. */
  body: <AnyRow extends RowData>(props: DragBodyProps<AnyRow>) => ReactNode
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

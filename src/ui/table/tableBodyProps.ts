import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { ListRow, ListTable } from './listTable.ts'
import type { RowPlace } from './parts/DataRow.tsx'
import type { RowView } from './rowView.ts'

export interface TableBodyProps<Row extends RowData> {
  table: ListTable<Row>
  /** The rows of the table, as they come. */
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  view: RowView<Row>
  /** Whether only the rows in view are in the page. */
  virtual: boolean
  /** Whether rows stay as they are, so that all have the height of the table: none is edited or dragged. */
  even: boolean
  /** Pixels to which the page will be scrolled once it is drawn, where a person comes back to it. */
  scrollTop: number | undefined
  /** Draws one row in a way of its own, such as the one being edited. */
  special: (row: Row, place: RowPlace) => ReactNode
  /** A row that stays in the page wherever the person scrolls. */
  pinned: string | null
  /** Replaces the drawing of plain rows; used for dragging. */
  drawRow?: (row: ListRow<Row>, place: RowPlace) => ReactNode
}

import type { RowData } from '@tanstack/react-table'
import type { TableBodyProps } from './tableBodyProps.ts'

/** What a body whose rows are dragged needs beyond a plain one. */
export interface DragBodyProps<Row extends RowData> extends TableBodyProps<Row> {
  onReorder: (rows: readonly Row[]) => void
  nameOf: (row: Row) => string
  /** Every row of the list; `rows` may be one page of it. */
  allRows: readonly Row[]
}

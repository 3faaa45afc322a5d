import {
  type Cell,
  type ColumnDef,
  columnVisibilityFeature,
  type HeaderGroup,
  type Column as ModelColumn,
  type Row as ModelRow,
  metaHelper,
  type ReactTable,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cellText, namingColumn } from './columns.ts'
import type { Column } from './types.ts'

/** What the layout of a header or a cell asks of its column. */
export interface ColumnLook {
  right: boolean
  wrap: boolean
  /** Whether the column names the row. */
  names: boolean
  /** Whether a card shows it. */
  inCard: boolean
}

/** What the table library does for every list. Its row models are left out, see filterRows.ts. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

type Features = typeof features
export type ListTable<Row extends RowData> = ReactTable<Features, Row>
export type ListDef<Row extends RowData> = ColumnDef<Features, Row>
export type ListColumn<Row extends RowData> = ModelColumn<Features, Row>
export type ListRow<Row extends RowData> = ModelRow<Features, Row>
export type ListCell<Row extends RowData> = Cell<Features, Row>
export type ListHeaders<Row extends RowData> = HeaderGroup<Features, Row>[]

/** The columns as the table library takes them. */
export function columnDefs<Row extends RowData>(
  columns: readonly Column<Row>[],
): readonly ListDef<Row>[] {
  const naming = namingColumn(columns)
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: column.value,
    cell: ({ row }) =>
      column.render ? column.render(row.original) : cellText(column, row.original),
    enableSorting: column.sortable !== false,
    enableHiding: column !== naming,
    meta: {
      right: column.align === 'right',
      wrap: column.wrap === true,
      names: column === naming,
      inCard: column === naming || column.card !== 'hidden',
    },
  }))
}

/**
 * What a cell shows. Called instead of mounted as a component: a screen of rows has hundreds of
 * cells, and a key of the search draws them all anew.
 */
export function cellContent<Row extends RowData>(cell: ListCell<Row>): ReactNode {
  const { cell: draw } = cell.column.columnDef
  return typeof draw === 'function' ? draw(cell.getContext()) : draw
}

import {
  type ColumnVisibilityState,
  functionalUpdate,
  type PaginationState,
  type RowData,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useStable } from '../useStable.ts'
import { namingColumn } from './columns.ts'
import type { ListChange, ListState } from './listState.ts'
import { columnDefs, features, type ListTable } from './listTable.ts'
import type { PageWindow } from './pageWindow.ts'
import type { Column } from './types.ts'

interface ListTableParts<Row> {
  columns: readonly Column<Row>[]
  /** The rows of the page after search and sort. */
  drawn: readonly Row[]
  rowId: (row: Row) => string | number
  shown: ListState
  window: PageWindow | null
  /** Whether a person may go back to the order in which the rows come. */
  unsorts: boolean
  onChange: (part: Partial<ListState>, kind: ListChange) => void
}

/**
 * The table library's model of a list: columns, headers, cells, what is hidden, sorted and paged.
 * It is controlled by the list's state; its rows come searched, sorted and cut (see filterRows.ts).
 */
export function useListTable<Row extends RowData>(parts: ListTableParts<Row>): ListTable<Row> {
  const { columns, drawn, rowId, shown, window, unsorts, onChange } = parts
  const { sort, pageSize } = shown
  const sortId = sort?.id
  const desc = sort?.desc ?? false
  const hiddenIds = shown.hidden.join(' ')
  const pageIndex = window?.page ?? 0
  const total = window ? window.total : drawn.length

  const defs = useMemo(() => columnDefs(columns), [columns])
  const sorting = useMemo(
    (): SortingState => (sortId === undefined ? [] : [{ id: sortId, desc }]),
    [sortId, desc],
  )
  const columnVisibility = useMemo((): ColumnVisibilityState => {
    const naming = namingColumn(columns)?.id
    const ids = hiddenIds.split(' ').filter((id) => id !== '' && id !== naming)
    return Object.fromEntries(ids.map((id) => [id, false]))
  }, [columns, hiddenIds])
  const pagination = useMemo(
    (): PaginationState => ({ pageIndex, pageSize }),
    [pageIndex, pageSize],
  )

  const onSortingChange = useStable((updater: Updater<SortingState>) =>
    onChange({ sort: functionalUpdate(updater, sorting)[0] ?? null }, 'sorting'),
  )
  const onColumnVisibilityChange = useStable((updater: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(updater, columnVisibility)
    onChange({ hidden: Object.keys(next).filter((id) => !next[id]) }, 'columns')
  })
  const onPaginationChange = useStable((updater: Updater<PaginationState>) => {
    const next = functionalUpdate(updater, pagination)
    const resized = next.pageSize !== pageSize
    onChange(resized ? { pageSize: next.pageSize } : { page: next.pageIndex }, 'paging')
  })

  const options = useMemo(
    () => ({
      features,
      columns: defs,
      data: drawn,
      getRowId: (row: Row) => String(rowId(row)),
      state: { sorting, columnVisibility, pagination },
      onSortingChange,
      onColumnVisibilityChange,
      onPaginationChange,
      manualSorting: true,
      manualPagination: true,
      enableMultiSort: false,
      enableSortingRemoval: unsorts,
      sortDescFirst: false,
      rowCount: total === 'unknown' ? undefined : total,
      pageCount: total === 'unknown' ? -1 : undefined,
    }),
    [
      defs,
      drawn,
      rowId,
      sorting,
      columnVisibility,
      pagination,
      onSortingChange,
      onColumnVisibilityChange,
      onPaginationChange,
      unsorts,
      total,
    ],
  )
  return useTable(options)
}

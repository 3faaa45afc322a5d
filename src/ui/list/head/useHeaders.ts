import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useStable } from '#ui/useStable.ts'
import type { Column } from '../columns.ts'
import { type Sort, sameSort } from '../listState.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature })
const noRows: object[] = []

interface HeaderParts<Row> {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  sort: Sort | null
  /** Whether a third press returns to the rows' own order. */
  unsorts: boolean
  onSort: (sort: Sort | null) => void
}

/** TanStack Table's header model. Rows are not part of it: filterRows.ts is faster. */
export function useHeaders<Row>({ columns, shown, sort, unsorts, onSort }: HeaderParts<Row>) {
  const sortId = sort?.id
  const desc = sort?.desc ?? false
  const sorting = useMemo(
    (): SortingState => (sortId === undefined ? [] : [{ id: sortId, desc }]),
    [sortId, desc],
  )
  const defs = useMemo(
    () =>
      columns.map(({ id, header, sortable }) => ({
        id,
        header,
        accessorFn: () => '',
        enableSorting: sortable !== false,
      })),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, shown.includes(column)])),
    [columns, shown],
  )
  const onSortingChange = useStable((updater: Updater<SortingState>) => {
    const [next = null] = functionalUpdate(updater, sorting)
    if (!sameSort(next, sort)) onSort(next)
  })
  return useTable({
    features,
    columns: defs,
    data: noRows,
    state: { sorting, columnVisibility },
    onSortingChange,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: unsorts,
    sortDescFirst: false,
  }).getHeaderGroups()
}

export type Headers = ReturnType<typeof useHeaders>

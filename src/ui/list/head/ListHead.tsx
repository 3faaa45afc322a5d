import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import hidden from '#ui/unseen.module.css'
import type { RowView } from '../body/Row.tsx'
import type { Column } from '../columns.ts'
import { type Sort, sameSort } from '../listState.ts'
import { groupRole, headerRole, rowRole } from '../roles.ts'
import classes from './head.module.css'

interface ListHeadProps<Row> {
  view: RowView<Row>
  headers: Headers
  sort: Sort | null
  /** Whether rows are numbered for screen readers, because not all are rendered. The header is row 1. */
  numbered: boolean
}

export function ListHead<Row>({ view, headers, sort, numbered }: ListHeadProps<Row>) {
  const { columns, template, handles, acting, selection } = view
  const sortId = sort?.id
  const direction = sort?.desc ? 'descending' : 'ascending'
  return (
    <thead {...groupRole} className={classes.head}>
      <tr
        {...rowRole}
        className={classes.row}
        aria-rowindex={numbered ? 1 : undefined}
        style={{ gridTemplateColumns: template }}
      >
        {selection && (
          <th {...headerRole} className={classes.cell}>
            <span className={hidden.unseen}>Selected</span>
          </th>
        )}
        {handles !== false && (
          <th {...headerRole} className={classes.cell}>
            <span className={hidden.unseen}>Order</span>
          </th>
        )}
        {headers[0]?.headers.map((header) => (
          <HeadCell
            key={header.id}
            header={header}
            sorted={header.id === sortId ? direction : undefined}
            right={columns.some(({ id, align }) => id === header.id && align === 'right')}
          />
        ))}
        {acting && (
          <th {...headerRole} className={`${classes.cell} ${classes.acting}`}>
            <span className={hidden.unseen}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const marks = { ascending: IconArrowUp, descending: IconArrowDown }

interface HeadCellProps {
  header: Headers[number]['headers'][number]
  sorted: keyof typeof marks | undefined
  right: boolean
}

function HeadCell({ header: { column }, sorted, right }: HeadCellProps) {
  const Mark = sorted ? marks[sorted] : IconArrowsSort
  const text = <span className={classes.text}>{String(column.columnDef.header)}</span>
  return (
    <th {...headerRole} className={classes.cell} aria-sort={sorted} data-right={right || undefined}>
      {column.getCanSort() ? (
        <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
          {text}
          <Mark
            size={14}
            aria-hidden
            className={classes.mark}
            data-active={sorted !== undefined || undefined}
          />
        </button>
      ) : (
        text
      )}
    </th>
  )
}

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
  const sorting: SortingState = sort ? [{ id: sort.id, desc: sort.desc }] : []
  const defs = columns.map(({ id, header, sortable }) => ({
    id,
    header,
    accessorFn: () => '',
    enableSorting: sortable !== false,
  }))
  const columnVisibility = Object.fromEntries(
    columns.map((column) => [column.id, shown.includes(column)]),
  )
  const onSortingChange = (updater: Updater<SortingState>) => {
    const [next = null] = functionalUpdate(updater, sorting)
    if (!sameSort(next, sort)) onSort(next)
  }
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

type Headers = ReturnType<typeof useHeaders>

import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Column } from './columns.ts'
import classes from './head.module.css'
import type { Sort } from './listState.ts'
import { groupRole, headerRole, rowRole } from './roles.ts'
import type { RowView } from './useRowView.ts'

interface ListHeadProps<Row> {
  view: RowView<Row>
  sort: Sort | null
  /** Keep its identity. */
  onSort: (id: string) => void
  /** Whether rows bear their number, because not all are in the page; the header is row 1. */
  numbered: boolean
}

/** The header: it stays at the top of the window; what can be sorted is a button. */
export function ListHead<Row>({ view, sort, onSort, numbered }: ListHeadProps<Row>) {
  const { columns, template, handles, acting } = view
  // A key in the search changes nothing here.
  return useMemo(
    () => (
      <thead {...groupRole} className={classes.head}>
        <tr
          {...rowRole}
          className={classes.row}
          aria-rowindex={numbered ? 1 : undefined}
          style={{ gridTemplateColumns: template }}
        >
          {handles !== false && (
            <th {...headerRole} className={classes.cell}>
              <span className={classes.unseen}>Order</span>
            </th>
          )}
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              sorted={sort?.id === column.id && (sort.desc ? 'desc' : 'asc')}
              onSort={onSort}
            />
          ))}
          {acting && (
            <th {...headerRole} className={`${classes.cell} ${classes.acting}`}>
              <span className={classes.unseen}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
    ),
    [columns, template, handles, acting, sort, onSort, numbered],
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const marks = { asc: IconArrowUp, desc: IconArrowDown }

interface HeadCellProps<Row> {
  column: Column<Row>
  sorted: false | 'asc' | 'desc'
  onSort: (id: string) => void
}

function HeadCell<Row>({ column, sorted, onSort }: HeadCellProps<Row>) {
  const { id, header, align, sortable = true } = column
  const Mark = sorted ? marks[sorted] : IconArrowsSort
  return (
    <th
      {...headerRole}
      className={classes.cell}
      aria-sort={sorted ? directions[sorted] : undefined}
      data-right={align === 'right' || undefined}
    >
      {sortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(id)}>
          <span className={classes.text}>{header}</span>
          <Mark
            size={14}
            aria-hidden
            className={classes.mark}
            data-active={sorted !== false || undefined}
          />
        </button>
      ) : (
        <span className={classes.text}>{header}</span>
      )}
    </th>
  )
}

import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Sort } from '../listState.ts'
import { groupRole, headerRole, rowRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import type { Column } from '../types.ts'
import classes from './head.module.css'

interface TableHeadProps<Row> {
  view: RowView<Row>
  sort: Sort | null
  onSort: (column: Column<Row>) => void
  /** Whether rows bear their number, because not all are in the page; the header is row 1. */
  numbered: boolean
}

/** The header: it stays at the top of the window; what can be sorted is a button. */
export function TableHead<Row>({ view, sort, onSort, numbered }: TableHeadProps<Row>) {
  // A key in the search changes nothing here.
  return useMemo(
    () => (
      <thead {...groupRole} className={classes.head}>
        <tr
          {...rowRole}
          className={classes.row}
          aria-rowindex={numbered ? 1 : undefined}
          style={{ gridTemplateColumns: view.template }}
        >
          {view.dragging !== false && (
            <th {...headerRole} className={classes.cell}>
              <span className={classes.unseen}>Order</span>
            </th>
          )}
          {view.columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          {view.acting && (
            <th {...headerRole} className={`${classes.cell} ${classes.acting}`}>
              <span className={classes.unseen}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
    ),
    [view, sort, onSort, numbered],
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort | null
  onSort: (column: Column<Row>) => void
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const active = sort?.id === column.id
  const direction = active ? (sort.desc ? 'descending' : 'ascending') : undefined
  const Mark = active ? (sort.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th
      {...headerRole}
      className={classes.cell}
      aria-sort={direction}
      data-right={column.align === 'right' || undefined}
    >
      {column.sortable === false ? (
        <span className={classes.text}>{column.header}</span>
      ) : (
        <button type="button" className={classes.sort} onClick={() => onSort(column)}>
          <span className={classes.text}>{column.header}</span>
          <Mark size={14} aria-hidden className={classes.mark} data-active={active || undefined} />
        </button>
      )}
    </th>
  )
}

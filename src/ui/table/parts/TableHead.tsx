import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { FlexRender, type RowData, type SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListHeaders } from '../listTable.ts'
import { groupRole, headerRole, rowRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import classes from './head.module.css'

interface TableHeadProps<Row extends RowData> {
  headers: ListHeaders<Row>
  sorting: SortingState
  view: RowView<Row>
  /** Whether rows bear their number, because not all are in the page; the header is row 1. */
  numbered: boolean
}

/** The header: it stays at the top of the window; what can be sorted is a button. */
export function TableHead<Row extends RowData>({
  headers,
  sorting,
  view,
  numbered,
}: TableHeadProps<Row>) {
  // A key in the search changes nothing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headers tell how they are sorted.
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
          {headers.flatMap((group) =>
            group.headers.map((header) => <HeadCell key={header.id} header={header} />),
          )}
          {view.acting && (
            <th {...headerRole} className={`${classes.cell} ${classes.acting}`}>
              <span className={classes.unseen}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
    ),
    [headers, sorting, view, numbered],
  )
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const marks = { asc: IconArrowUp, desc: IconArrowDown }

interface HeadCellProps<Row extends RowData> {
  header: ListHeaders<Row>[number]['headers'][number]
}

function HeadCell<Row extends RowData>({ header }: HeadCellProps<Row>) {
  const { column } = header
  const sorted = column.getIsSorted()
  const Mark = sorted ? marks[sorted] : IconArrowsSort
  return (
    <th
      {...headerRole}
      className={classes.cell}
      aria-sort={sorted ? directions[sorted] : undefined}
      data-right={column.columnDef.meta?.right || undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={classes.sort} onClick={column.getToggleSortingHandler()}>
          <span className={classes.text}>
            <FlexRender header={header} />
          </span>
          <Mark
            size={14}
            aria-hidden
            className={classes.mark}
            data-active={sorted !== false || undefined}
          />
        </button>
      ) : (
        <span className={classes.text}>
          <FlexRender header={header} />
        </span>
      )}
    </th>
  )
}

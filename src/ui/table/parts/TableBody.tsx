import { type RowData, useTable } from '@tanstack/react-table'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import type { ListRow, ListTable } from '../listTable.ts'
import { groupRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import classes from '../table.module.css'
import { useBodyOffset } from '../useBodyOffset.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { StableRow } from './StableRow.tsx'

/** From this number of rows on only those in view are in the page (PLUS-02). */
export const virtualFrom = 60

export interface TableBodyProps<Row extends RowData> {
  table: ListTable<Row>
  /** The rows of the table, as they come. */
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  view: RowView<Row>
  /** Whether only the rows in view are in the page. */
  virtual: boolean
  /** Draws one row in a way of its own, such as the one being edited. */
  special: (row: Row, place: RowPlace) => ReactNode
  /** A row that stays in the page wherever the person scrolls. */
  pinned: string | null
  /** Replaces the drawing of plain rows; used for dragging. */
  drawRow?: (row: ListRow<Row>, place: RowPlace) => ReactNode
}

/**
 * The rows. Long lists scroll with the page instead of inside a box of their own: the header sticks,
 * anchors below the table lead to the right place and going back restores the position, because
 * the full height is there from the first paint.
 */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  return props.virtual ? <VirtualBody {...props} /> : <PlainBody {...props} />
}

function PlainBody<Row extends RowData>({ table, view, special, drawRow }: TableBodyProps<Row>) {
  return (
    <tbody {...groupRole} className={view.layout === 'cards' ? classes.cardsBody : classes.body}>
      {table.getRowModel().rows.map((row) => {
        const { id, index, original } = row
        const place: RowPlace = { index }
        const own = special(original, place) ?? drawRow?.(row, place)
        if (own) return <Keyed key={id}>{own}</Keyed>
        return (
          <StableRow
            key={id}
            row={original}
            view={view}
            index={index}
            rowIndex={undefined}
            top={undefined}
            measured={false}
            draw={() => <DataRow row={row} view={view} place={place} />}
          />
        )
      })}
    </tbody>
  )
}

function VirtualBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { table, rows, rowId, view, special, pinned, drawRow } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useBodyOffset(body)
  const cards = view.layout === 'cards'
  const varies = cards || view.columns.some((column) => column.wrap)
  const estimate = cards ? cardHeight(view) : view.rowHeight
  const idAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? String(index) : String(rowId(row))
  }
  const pinnedIndex = pinned === null ? -1 : rows.findIndex((row) => String(rowId(row)) === pinned)

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => estimate,
    overscan: cards ? 3 : 4,
    gap: cards ? 8 : 0,
    scrollMargin,
    getItemKey: idAt,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: (element, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight) || estimate,
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range)
      return pinnedIndex < 0 || indices.includes(pinnedIndex)
        ? indices
        : [...indices, pinnedIndex].sort((a, b) => a - b)
    },
  })

  const items = virtualizer.getVirtualItems()
  // A table of the rows in view: models of all rows would be made anew with every key.
  const inView = useTable({
    ...table.options,
    data: items.flatMap(({ index }) => rows[index] ?? []),
  })
  const models = inView.getRowModel().rows

  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.virtualBody}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, start, key }, at) => {
        const row = models[at]
        if (row === undefined) return null
        const top = start - scrollMargin
        const rowIndex = index + 2
        const height = varies ? undefined : view.rowHeight
        const fixed: RowPlace = { index, rowIndex, style: { top, height } }
        const measured: RowPlace = {
          index,
          rowIndex,
          style: { top },
          ref: virtualizer.measureElement,
        }
        const place = varies ? measured : fixed
        const own = special(row.original, measured) ?? drawRow?.(row, place)
        if (own) return <Keyed key={`row ${key}`}>{own}</Keyed>
        // By its place: a key of the search writes new texts into the same elements. What has a
        // state of its own in a row is keyed by the row, see DataRow.
        return (
          <StableRow
            key={index}
            row={row.original}
            view={view}
            index={index}
            rowIndex={rowIndex}
            top={top}
            measured={varies}
            draw={() => <DataRow row={row} view={view} place={place} />}
          />
        )
      })}
    </tbody>
  )
}

function Keyed({ children }: { children: ReactNode }) {
  return children
}

/** Title, fields, paddings and gap as the style sheet has them; measuring corrects the rest. */
function cardHeight<Row>({ columns, naming, acting }: RowView<Row>): number {
  const fields = columns.filter((column) => column !== naming && column.card !== 'hidden').length
  return 52 + fields * 28 + (acting && fields === 0 ? 12 : 0)
}

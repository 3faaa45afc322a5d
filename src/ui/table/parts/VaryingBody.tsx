import { type RowData, useTable } from '@tanstack/react-table'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { groupRole } from '../roles.ts'
import type { RowView } from '../rowView.ts'
import classes from '../table.module.css'
import type { TableBodyProps } from '../tableBodyProps.ts'
import { useBodyOffset } from '../useBodyOffset.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { Keyed, StableRow } from './StableRow.tsx'

/** Rows of different heights, those in view: cards, wrapped texts, and one that is being edited. */
export function VaryingBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { table, rows, rowId, view, special, pinned, drawRow, scrollTop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const offset = useBodyOffset(body)
  const scrollMargin = offset ?? 0
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
    initialOffset: () => scrollTop ?? window.scrollY,
    getItemKey: idAt,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: (element, entry) =>
      Math.round(entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight) || estimate,
    rangeExtractor: (range) => {
      const indices = offset === undefined ? [] : defaultRangeExtractor(range)
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

/** Title, fields, paddings and gap as the style sheet has them; measuring corrects the rest. */
function cardHeight<Row>({ columns, naming, rowHeight }: RowView<Row>): number {
  const fields = columns.filter((column) => column !== naming && column.card !== 'hidden').length
  // Rows that are higher than a line have a picture or a second line under the title.
  const title = rowHeight > 40 ? 44 : 28
  return 22 + title + fields * 28
}

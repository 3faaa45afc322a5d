import { type RowData, useTable } from '@tanstack/react-table'
import { useMemo, useRef, useState } from 'react'
import { groupRole } from '../roles.ts'
import classes from '../table.module.css'
import type { TableBodyProps } from '../tableBodyProps.ts'
import { useBodyOffset } from '../useBodyOffset.ts'
import { useExpectedScroll } from '../useExpectedScroll.ts'
import { useRowsInView } from '../useRowsInView.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { StableRow } from './StableRow.tsx'

/** Rows that all have the height of the table, those in view: a long list that is only read. */
export function EvenBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { table, rows, view, scrollTop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  useExpectedScroll(scrollTop)
  const offset = useBodyOffset(body)
  const { rowHeight: height } = view
  const { first, end } = useRowsInView({ count: rows.length, height, offset, overscan: 4 })
  const [held, setHeld] = useState(-1)
  const indices = useMemo(() => {
    const inView = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
    // The row with the focus stays, wherever the person scrolls: its link goes on from there.
    if (held < 0 || held >= rows.length || (held >= first && held < end)) return inView
    return held < first ? [held, ...inView] : [...inView, held]
  }, [first, end, held, rows.length])
  // A table of the rows in view: models of all rows would be made anew with every key.
  const data = useMemo(() => indices.flatMap((index) => rows[index] ?? []), [rows, indices])
  const inView = useTable({ ...table.options, data })

  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.virtualBody}
      style={{ height: rows.length * height }}
      onFocus={(event) => setHeld(Number(event.target.closest('tr')?.dataset.index ?? -1))}
      onBlur={() => setHeld(-1)}
    >
      {inView.getRowModel().rows.map((row, at) => {
        const index = indices[at] ?? at
        const top = index * height
        const place: RowPlace = { index, rowIndex: index + 2, style: { top, height } }
        // By its place: a key of the search writes new texts into the same elements. What has a
        // state of its own in a row is keyed by the row, see DataRow.
        return (
          <StableRow
            key={index}
            row={row.original}
            view={view}
            index={index}
            rowIndex={place.rowIndex}
            top={top}
            measured={false}
            draw={() => <DataRow row={row} view={view} place={place} />}
          />
        )
      })}
    </tbody>
  )
}

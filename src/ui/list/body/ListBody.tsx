import { type ReactNode, useCallback, useRef, useState } from 'react'
import { usePrinting } from '#ui/printing.tsx'
import { useRootScale } from '#ui/rem.ts'
import classes from '../list.module.css'
import type { RowOrder } from '../listProps.ts'
import { groupRole } from '../roles.ts'
import type { RowView } from './Row.tsx'
import { Row, type RowSlot } from './Row.tsx'
import { useVirtualRows } from './useVirtualRows.ts'

interface ListBodyProps<Item> {
  rows: readonly Item[]
  rowId: (row: Item) => string | number
  view: RowView<Item>
  virtual: boolean
  fixed: boolean
  scrollTop: number | undefined
  /** Id of the row for which `drawEdited` draws a form. */
  edited: string | null
  drawEdited: (row: Item, slot: RowSlot) => ReactNode
  lifted: string | null
  drag: RowOrder['kit'] | undefined
}

/** Full height from the first render on: the header sticks, anchors below are right, Back restores the position. */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const scale = useRootScale()
  return props.virtual ? (
    <RowsInView key={props.view.rowHeight * scale} {...props} scale={scale} />
  ) : (
    <AllRows {...props} />
  )
}

function AllRows<Item>({ rows, rowId, view, edited, drawEdited, drag }: ListBodyProps<Item>) {
  const Drawn = drag?.Row ?? Row
  return (
    <tbody {...groupRole} className={view.cards ? classes.cardsBody : classes.body}>
      {rows.map((row, index) => {
        const id = String(rowId(row))
        if (id === edited) return <Keyed key={id}>{drawEdited(row, { index })}</Keyed>
        return <Drawn key={id} id={id} row={row} view={view} index={index} />
      })}
    </tbody>
  )
}

function RowsInView<Item>(props: ListBodyProps<Item> & { scale: number }) {
  // The virtualizer mutates itself, which the compiler cannot see through useVirtualRows.
  'use no memo'
  const { rows, rowId, view, fixed, edited, drawEdited, lifted, drag, scrollTop, scale } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const isPrinting = usePrinting()
  // The focused row stays rendered while the user scrolls, so that Tab continues from it.
  const [focused, setFocused] = useState(-1)
  const { cards } = view
  const rowHeight = view.rowHeight * scale
  const even = fixed && !cards && !view.secondLine && !view.columns.some((column) => column.wrap)
  const idAt = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? String(index) : String(rowId(row))
    },
    [rows, rowId],
  )
  const indexOf = (id: string | null) =>
    id === null ? -1 : rows.findIndex((row) => String(rowId(row)) === id)
  const virtualizer = useVirtualRows({
    body,
    count: rows.length,
    rowHeight: cards ? cardHeight(view) * scale : rowHeight,
    gap: cards ? 8 * scale : 0,
    overscan: cards ? 3 : 4,
    scrollTop,
    held: [focused, indexOf(edited), indexOf(lifted)],
    // Rows of equal height reuse their elements, so that a search only writes new texts. Row.tsx keys stateful
    // content by the row.
    getItemKey: even ? undefined : idAt,
  })
  const Drawn = drag?.Row ?? Row
  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.virtualBody}
      style={{ height: isPrinting ? undefined : virtualizer.getTotalSize() }}
      onFocus={(event) => setFocused(Number(event.target.closest('tr')?.dataset.index ?? -1))}
      onBlur={() => setFocused(-1)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = idAt(index)
        const top = start - virtualizer.options.scrollMargin
        const element = virtualizer.measureElement
        if (id === edited)
          return <Keyed key={key}>{drawEdited(row, { index, top, element })}</Keyed>
        const height = isPrinting ? undefined : rowHeight
        const slot = even ? { top, height } : { top, element }
        return <Drawn key={key} id={id} row={row} view={view} index={index} {...slot} />
      })}
    </tbody>
  )
}

function Keyed({ children }: { children: ReactNode }) {
  return children
}

/** Estimated height of a card (title, fields, padding and gap of the style sheet) until it is measured. */
function cardHeight<Item>({ columns, naming, rowHeight }: RowView<Item>): number {
  const fields = columns.filter((column) => column !== naming && column.card !== 'hidden').length
  // Higher rows have a picture or a second line under the title.
  const title = rowHeight > 40 ? 44 : 28
  return 22 + title + fields * 28
}

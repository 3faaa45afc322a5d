import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import classes from './list.module.css'
import type { RowOrder } from './listProps.ts'
import { Row, type RowSlot } from './Row.tsx'
import { groupRole } from './roles.ts'
import type { RowView } from './useRowView.ts'
import { indicesInView, useOffset, useRowsInView } from './windowing.ts'

interface ListBodyProps<Item> {
  label: string
  rows: readonly Item[]
  rowId: (row: Item) => string | number
  view: RowView<Item>
  /** Whether only the rows in view are drawn. */
  virtual: boolean
  /** Whether rows are never edited nor dragged. */
  fixed: boolean
  scrollTop: number | undefined
  /** Id of the row being edited, and the form drawn instead of the row. */
  edited: string | null
  drawEdited: (row: Item, slot: RowSlot) => ReactNode
  /**
   * Id of the dragged row. Like the edited row, the dragged row stays in the page while the list scrolls.
   */
  lifted: string | null
  drag: RowOrder['kit'] | undefined
}

/**
 * The rows. Long lists scroll with the page instead of in a box of their own. The full height exists from
 * the first drawing, so that the header sticks, anchors below the list are right and Back restores the
 * position.
 */
export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { virtual, fixed, view } = props
  if (!virtual) return <AllRows {...props} />
  const even = fixed && !view.cards && !view.columns.some((column) => column.wrap)
  return even ? <EvenRows {...props} /> : <MeasuredRows {...props} />
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

/** The rows in view of a long read-only list, in which every row has the same height. */
function EvenRows<Item>({ label, rows, rowId, view, scrollTop }: ListBodyProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const offset = useOffset(body, label)
  const { rowHeight: height } = view
  const count = rows.length
  const { first, end } = useRowsInView({ count, height, offset, overscan: 4, scrollTop })
  // The row with the focus stays in the page while the user scrolls, so that Tab continues from that row.
  const [held, setHeld] = useState(-1)
  const indices = useMemo(
    () => indicesInView({ first, end }, held < count ? [held] : []),
    [first, end, held, count],
  )
  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.virtualBody}
      style={{ height: count * height }}
      onFocus={(event) => setHeld(Number(event.target.closest('tr')?.dataset.index ?? -1))}
      onBlur={() => setHeld(-1)}
    >
      {indices.map((index) => {
        const row = rows[index]
        return (
          row !== undefined && (
            // The key is the slot's index, so that a search reuses the slots and only writes new texts.
            // Row.tsx keys stateful content by the row.
            <Row
              key={index}
              id={String(rowId(row))}
              row={row}
              view={view}
              index={index}
              top={index * height}
              height={height}
            />
          )
        )
      })}
    </tbody>
  )
}

/** The rows in view when heights differ: cards, wrapped texts, and rows that are edited or dragged. */
function MeasuredRows<Item>(props: ListBodyProps<Item>) {
  const { label, rows, rowId, view, edited, drawEdited, lifted, drag, scrollTop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const offset = useOffset(body, label)
  const scrollMargin = offset ?? 0
  const { cards } = view
  const varies = cards || view.columns.some((column) => column.wrap)
  const estimate = cards ? cardHeight(view) : view.rowHeight
  const idAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? String(index) : String(rowId(row))
  }
  const indexOf = (id: string | null) =>
    id === null ? -1 : rows.findIndex((row) => String(rowId(row)) === id)
  const held = [indexOf(edited), indexOf(lifted)].filter((index) => index >= 0)

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
      const inView = offset === undefined ? [] : defaultRangeExtractor(range)
      return [...new Set([...inView, ...held])].sort((a, b) => a - b)
    },
  })
  const measure = useMeasure(virtualizer.measureElement)
  const Drawn = drag?.Row ?? Row

  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.virtualBody}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = idAt(index)
        const top = start - scrollMargin
        if (id === edited)
          return (
            <Keyed key={`row ${id}`}>{drawEdited(row, { index, top, element: measure })}</Keyed>
          )
        const slot = varies ? { top, element: measure } : { top, height: view.rowHeight }
        return (
          <Drawn
            // Dragging needs one element per row; other lists reuse their slots as in EvenRows.
            key={drag ? `row ${id}` : index}
            id={id}
            row={row}
            view={view}
            index={index}
            {...slot}
          />
        )
      })}
    </tbody>
  )
}

/** The virtualizer's measuring function as a ref for any element. */
function useMeasure(measure: (element: HTMLTableRowElement | null) => void) {
  return useMemo(
    () => (element: HTMLElement | null) => {
      if (element === null || element instanceof HTMLTableRowElement) measure(element)
    },
    [measure],
  )
}

/** Gives a key to a row that the caller draws. */
function Keyed({ children }: { children: ReactNode }) {
  return children
}

/**
 * Estimated pixels of a card, from the style sheet's title, fields, paddings and gap; measuring corrects
 * the estimate.
 */
function cardHeight<Item>({ columns, naming, rowHeight }: RowView<Item>): number {
  const fields = columns.filter((column) => column !== naming && column.card !== 'hidden').length
  // Higher rows have a picture or a second line under the title.
  const title = rowHeight > 40 ? 44 : 28
  return 22 + title + fields * 28
}

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import classes from './list.module.css'
import type { RowOrder } from './listProps.ts'
import { Row, type RowSlot } from './Row.tsx'
import { groupRole } from './roles.ts'
import type { RowView } from './useRowView.ts'
import { indicesInView, useExpectedScroll, useOffset, useRowsInView } from './windowing.ts'

interface ListBodyProps<Item> {
  rows: readonly Item[]
  rowId: (row: Item) => string | number
  view: RowView<Item>
  /** Whether only the rows in view are in the page. */
  virtual: boolean
  /** Whether no row is ever edited or dragged. */
  fixed: boolean
  scrollTop: number | undefined
  /** The row that is being edited, and what is drawn instead of it. */
  edited: string | null
  drawEdited: (row: Item, slot: RowSlot) => ReactNode
  /** The row that is being dragged: like the edited one it stays in the page wherever one scrolls. */
  lifted: string | null
  drag: RowOrder['kit'] | undefined
}

/**
 * The rows. Long lists scroll with the page instead of inside a box of their own: the header sticks,
 * anchors below the list lead to the right place and going back restores the position, because
 * the full height is there from the first paint.
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

/** Rows that all have the height of the list, those in view: a long list that is only read. */
function EvenRows<Item>({ rows, rowId, view, scrollTop }: ListBodyProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useExpectedScroll(scrollTop)
  const offset = useOffset(body)
  const { rowHeight: height } = view
  const count = rows.length
  const { first, end } = useRowsInView({ count, height, offset, overscan: 4 })
  // The row with the focus stays wherever the person scrolls: Tab goes on from there.
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
            // Keyed by the index: a key of the search writes new texts into the same elements. What has
            // a state of its own in a row is keyed by the row, see Row.tsx.
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

/** Rows of different heights, those in view: cards, wrapped texts, and rows that are edited or dragged. */
function MeasuredRows<Item>(props: ListBodyProps<Item>) {
  const { rows, rowId, view, edited, drawEdited, lifted, drag, scrollTop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const offset = useOffset(body)
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
            // By the row where it is dragged, else by the index, as in EvenRows.
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

/** The virtualizer's measuring as a ref of any element. */
function useMeasure(measure: (element: HTMLTableRowElement | null) => void) {
  return useMemo(
    () => (element: HTMLElement | null) => {
      if (element === null || element instanceof HTMLTableRowElement) measure(element)
    },
    [measure],
  )
}

/** Carries the key of a row that draws itself. */
function Keyed({ children }: { children: ReactNode }) {
  return children
}

/** Title, fields, paddings and gap as the style sheet has them; measuring corrects the rest. */
function cardHeight<Item>({ columns, naming, rowHeight }: RowView<Item>): number {
  const fields = columns.filter((column) => column !== naming && column.card !== 'hidden').length
  // Rows that are higher than a line have a picture or a second line under the title.
  const title = rowHeight > 40 ? 44 : 28
  return 22 + title + fields * 28
}

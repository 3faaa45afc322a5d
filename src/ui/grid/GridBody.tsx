import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useVirtualRows, virtualizeAbove } from '../list/body/useVirtualRows.ts'
import { groupRole, rowHeaderRole, rowRole } from '../list/roles.ts'
import { usePrinting } from '../printing.tsx'
import { useRootScale } from '../rem.ts'
import { GridRow, type GridView } from './GridRow.tsx'
import classes from './grid.module.css'
import type { GridLine, GridProps } from './gridProps.ts'
import type { GridStore } from './gridStore.ts'
import { useGridState } from './useGrid.ts'

interface GridBodyProps<Row, Group>
  extends Pick<GridProps<Row, Group>, 'groups' | 'onRowsShown' | 'findable'> {
  store: GridStore
  view: GridView<Row>
  lines: readonly GridLine<Row, Group>[]
  rowHeight: number
  columnCount: number
  head: RefObject<HTMLElement | null>
  /** Whether the focus is in the grid. */
  holdsFocus: RefObject<boolean>
}

/** The lines in view. Scrolling draws only this part of the grid again. */
export function GridBody<Row, Group>(props: GridBodyProps<Row, Group>) {
  // The virtualizer mutates itself, which the compiler cannot see through useVirtualRows.
  'use no memo'
  const { store, view, lines, groups, columnCount, head, holdsFocus } = props
  const rowHeight = props.rowHeight * useRootScale()
  const body = useRef<HTMLTableSectionElement>(null)
  const { rowOf, lineOf } = useMemo(() => rowsAndLines(lines), [lines])
  const count = lines.length
  // A short grid renders all rows, so that find-in-page contains them.
  const overscan = count > virtualizeAbove ? 6 : count
  const virtualizer = useVirtualRows({ body, count, rowHeight, overscan })
  // The virtualizer keeps positions when the row height changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what changes the places.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const inView = virtualizer.getVirtualItems().map(({ index }) => index)
  const first = inView[0] ?? 0
  const end = first + inView.length
  // The focused row stays rendered while the user scrolls, which keeps its typed text.
  const { held } = useGridState(store, ({ focus }) => {
    const line = lineOf[focus?.row ?? 0] ?? -1
    return { held: end === first || (line >= first && line < end) ? -1 : line }
  })
  const indices = held < 0 ? inView : [...inView, held].sort((a, b) => a - b)
  const isPrinting = usePrinting()
  // A print shows rows that nobody looks at.
  useShownRows(lines, isPrinting ? undefined : props.onRowsShown, first, end)
  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.body}
      style={{ height: isPrinting ? undefined : virtualizer.getTotalSize() }}
      onScroll={({ currentTarget }) => {
        if (head.current) head.current.scrollLeft = currentTarget.scrollLeft
      }}
    >
      {props.findable && count <= maxFindableRows && (
        <FindableRows
          lines={lines}
          rowName={view.rowName}
          rowHeight={rowHeight}
          rendered={new Set(indices)}
        />
      )}
      {indices.map((index) => {
        const line = lines[index]
        const top = index * rowHeight
        if (line?.kind === 'row')
          return (
            <GridRow
              key={line.id}
              store={store}
              view={view}
              row={line.row}
              id={line.id}
              rowIndex={rowOf[index] ?? 0}
              line={index}
              top={top}
              holdsFocus={holdsFocus}
            />
          )
        return (
          line && (
            <tr
              key={line.id}
              {...rowRole}
              data-index={index}
              aria-rowindex={index + 2}
              className={classes.groupRow}
              style={{ top }}
            >
              <th {...rowHeaderRole} colSpan={columnCount} className={classes.group}>
                {groups?.draw(line.group)}
              </th>
            </tr>
          )
        )
      })}
    </tbody>
  )
}

/** More rows would take the browser as long as rendering them. */
const maxFindableRows = 600

interface FindableRowsProps<Row, Group> {
  lines: readonly GridLine<Row, Group>[]
  rowName: (row: Row) => string
  rowHeight: number
  rendered: ReadonlySet<number>
}

/** Names of the rows out of view, for find-in-page. Scrolling to one renders its row. */
function FindableRows<Row, Group>(props: FindableRowsProps<Row, Group>) {
  const { lines, rowName, rowHeight, rendered } = props
  return lines.map(
    (line, index) =>
      line.kind === 'row' &&
      !rendered.has(index) && (
        <tr
          key={line.id}
          aria-hidden
          className={classes.findable}
          style={{ top: index * rowHeight }}
        >
          <td>{rowName(line.row)}</td>
        </tr>
      ),
  )
}

/** `rowOf`: line -> row index, -1 for a group. `lineOf`: row index -> line. */
function rowsAndLines(lines: readonly { readonly kind: 'row' | 'group' }[]) {
  const rowOf: number[] = []
  const lineOf: number[] = []
  lines.forEach(({ kind }, index) => {
    rowOf.push(kind === 'row' ? lineOf.length : -1)
    if (kind === 'row') lineOf.push(index)
  })
  return { rowOf, lineOf }
}

const shownDelayMs = 100

function useShownRows<Row, Group>(
  lines: readonly GridLine<Row, Group>[],
  onRowsShown: GridProps<Row, Group>['onRowsShown'],
  first: number,
  end: number,
) {
  const report = useEffectEvent((rows: readonly Row[]) => onRowsShown?.(rows))
  const isObserved = onRowsShown !== undefined
  const hasReported = useRef(false)
  useEffect(() => {
    if (!isObserved || end <= first) return
    const delayMs = hasReported.current ? shownDelayMs : 0
    const timer = setTimeout(() => {
      hasReported.current = true
      const shown = lines.slice(first, end)
      report(shown.flatMap((line) => (line.kind === 'row' ? [line.row] : [])))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [isObserved, lines, first, end])
}

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to a neighbour when the row that had it leaves the list, and to the first button of the list when
 * it was the last row.
 *
 * @returns the `onFocus` of the list.
 */
export function useFocusKept<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
) {
  const held = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useLayoutEffect(() => {
    const was = held.current
    if (!was || document.activeElement !== document.body) return
    if (rows.some((row) => String(rowId(row)) === was.id)) return
    held.current = null
    const index = Math.min(was.index, rows.length - 1)
    const row = `[data-index="${index}"]`
    // The actions of a row come last.
    const next = [`${row} td:last-child button`, `${row} button`, `${row} a`, 'button, a']
      .map((selector) => list.current?.querySelector<HTMLElement>(selector))
      .find(Boolean)
    next?.focus({ preventScroll: true })
  }, [list, rows, rowId])
  return ({ target }: FocusEvent) => {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    const row = rows[index]
    held.current = row === undefined ? null : { id: String(rowId(row)), index }
  }
}

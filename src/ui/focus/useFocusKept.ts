import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './focusWhenLost.ts'

const controlsIn = (part: ParentNode | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('button, a') ?? []),
]

/**
 * Moves the focus to the same control of a neighbour when the row that had it leaves the list, and to the first
 * control of the list when it was the last row.
 *
 * @returns the `onFocus` of the list.
 */
export function useFocusKept<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
) {
  const held = useRef<{ id: string; index: number; at: number } | null>(null)
  useLayoutEffect(() => {
    const was = held.current
    if (!was || !isFocusLost()) return
    if (rows.some((row) => String(rowId(row)) === was.id)) return
    held.current = null
    const index = Math.min(was.index, rows.length - 1)
    const controls = controlsIn(list.current?.querySelector(`[data-index="${index}"]`))
    const next = controls[was.at] ?? controls.at(-1) ?? controlsIn(list.current)[0]
    next?.focus({ preventScroll: true })
  }, [list, rows, rowId])
  return ({ target }: FocusEvent<HTMLElement>) => {
    const line = target.closest<HTMLElement>('[data-index]')
    const index = Number(line?.dataset.index ?? -1)
    const row = rows[index]
    const at = controlsIn(line).indexOf(target)
    held.current = row === undefined ? null : { id: String(rowId(row)), index, at }
  }
}

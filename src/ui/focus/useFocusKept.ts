import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusWhenLost, isFocusLost } from './focusWhenLost.ts'
import { sameControl } from './sameControl.ts'

/**
 * When the focused row leaves, focuses the same control of a neighbour. Without rows: the first control of the list,
 * else what `otherwise` finds.
 *
 * @returns the `onFocus` of the list.
 */
export function useFocusKept<Row>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
  otherwise?: () => HTMLElement | null,
) {
  const held = useRef<{ id: string; next: ReturnType<typeof sameControl> } | null>(null)
  useLayoutEffect(() => {
    const was = held.current
    if (!was || !isFocusLost()) return
    if (rows.some((row) => String(rowId(row)) === was.id)) return
    held.current = null
    focusWhenLost(was.next() ?? otherwise?.())
  }, [rows, rowId, otherwise])
  return ({ target }: FocusEvent<HTMLElement>) => {
    const line = target.closest<HTMLElement>('[data-index]')
    const row = rows[Number(line?.dataset.index ?? -1)]
    held.current =
      row === undefined ? null : { id: String(rowId(row)), next: sameControl(list.current, target) }
  }
}

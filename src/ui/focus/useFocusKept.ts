import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusWhenLost, isFocusLost } from './lostFocus.ts'

/**
 * When the focused row leaves, focuses the same control of a neighbour. Without rows: what the empty list offers or its
 * first control, else what `otherwise` finds.
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

const controlsIn = (part: ParentNode | null | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('button, a') ?? []),
]

const rowOf = (part: Element | null | undefined) => part?.closest<HTMLElement>('[data-index]')

/** The controls of a row, without those of a list within it. */
const controlsOf = (row: Element | null | undefined) =>
  controlsIn(row).filter((control) => rowOf(control) === row)

/** The action that an empty list offers. */
const offeredBy = (list: Element | null | undefined) =>
  controlsIn(list?.querySelector('[data-next]'))

/**
 * Finds the next focus when a row leaves: the same control in the row that takes its position, else in the last row.
 * Without rows: what the empty list offers, the first control of the list, or of the row around the list.
 *
 * @returns the search, to be called once the row has left. A control outside the rows has no next focus.
 */
export function sameControl(list: Element | null | undefined, control: Element | null) {
  const line = rowOf(control)
  const outer = rowOf(line?.parentElement)
  const held: (Element | null)[] = controlsOf(line)
  const at = held.indexOf(control)
  const index = line?.dataset.index
  return (): HTMLElement | undefined => {
    if (!line) return undefined
    const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].filter(
      (row) => rowOf(row.parentElement) === outer,
    )
    const next = rows.find((row) => row.dataset.index === index) ?? rows.at(-1)
    const controls = controlsOf(next)
    const [first] = [...(outer ? [] : offeredBy(list)), ...controlsIn(outer ?? list)]
    return controls[at] ?? controls.at(-1) ?? first
  }
}

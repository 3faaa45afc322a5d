import { useCallback, useMemo, useState } from 'react'
import type { DragOrder } from './types.ts'

/** The rows in the order being stored, and the way to ask for another one. */
export function useReorder<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
  dragOrder: DragOrder<Row> | undefined,
) {
  const [pending, setPending] = useState<readonly string[] | null>(null)
  const onReorder = dragOrder?.onReorder

  const ordered = useMemo(() => {
    if (!pending) return rows
    const places = new Map(pending.map((id, place) => [id, place]))
    const place = (row: Row) => places.get(String(rowId(row))) ?? rows.length
    return [...rows].sort((a, b) => place(a) - place(b))
  }, [rows, rowId, pending])

  const reorder = useCallback(
    (next: readonly Row[]) => {
      if (!onReorder) return
      const ids = next.map((row) => String(rowId(row)))
      const settle = () => setPending((now) => (now === ids ? null : now))
      setPending(ids)
      // The failure is told by whoever stores the order; here the rows only go back.
      onReorder(next).then(settle, settle)
    },
    [onReorder, rowId],
  )

  return { ordered, reorder }
}

/** Takes a row out of its place and puts it in another one. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row !== undefined) next.splice(to, 0, row)
  return next
}

/** Moves in lists that several people may arrange at the same time. */
import { bySortOrder, type Placed } from './ordering.ts'

interface Known {
  readonly id: number
}

/**
 * One row taken out of a list and put between two others: `after` one, null at the front, and `before`
 * another, null at the end. Told by rows instead of places, so that it means the same in a list that
 * somebody else has changed meanwhile.
 */
export interface Move {
  readonly id: number
  readonly after: number | null
  readonly before: number | null
}

/** The move that leads from one order of the same rows to another; null where nothing has moved. */
export function moveBetween(from: readonly Known[], to: readonly Known[]): Move | null {
  const first = from.findIndex((row, index) => row.id !== to[index]?.id)
  const last = from.findLastIndex((row, index) => row.id !== to[index]?.id)
  const [start, end] = [from[first], from[last]]
  if (!start || !end) return null
  const row = to[last]?.id === start.id ? start : end
  const place = to.findIndex(({ id }) => id === row.id)
  return { id: row.id, after: to[place - 1]?.id ?? null, before: to[place + 1]?.id ?? null }
}

/**
 * The list after the move: the row stands before the one it was put before. Where that one has gone, or
 * there was none, it stands after the one it was put after; where both have gone, at the end. A row that
 * has gone itself moves nothing.
 */
export function withMove<Row extends Known>(
  rows: readonly Row[],
  { id, after, before }: Move,
): Row[] {
  const moving = rows.find((row) => row.id === id)
  if (!moving) return [...rows]
  const others = rows.filter((row) => row !== moving)
  const below = others.findIndex((row) => row.id === before)
  const above = others.findIndex((row) => row.id === after)
  const place = below >= 0 ? below : above >= 0 ? above + 1 : others.length
  return others.toSpliced(place, 0, moving)
}

/** Rows after a move, each with its index as sort_order (VAR-07, RECENG-10). */
export function inPlace<Row extends Placed>(rows: readonly Row[], move: Move): Row[] {
  return withMove([...rows].sort(bySortOrder), move).map((row, sort_order) => ({
    ...row,
    sort_order,
  }))
}

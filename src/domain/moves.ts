/** Moves in lists that several people may arrange at the same time. */

interface Known {
  readonly id: number
}

/**
 * One row taken out of a list and put before another one, at the end where `before` is null. Told by
 * rows instead of places, so that it means the same in a list that somebody else has changed meanwhile.
 */
export interface Move {
  readonly id: number
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
  return { id: row.id, before: to[place + 1]?.id ?? null }
}

/**
 * The list after the move. A row that has gone moves nothing; where only the one it was put before has
 * gone, it goes to the end.
 */
export function withMove<Row extends Known>(rows: readonly Row[], { id, before }: Move): Row[] {
  const moving = rows.find((row) => row.id === id)
  if (!moving) return [...rows]
  const others = rows.filter((row) => row !== moving)
  const place = others.findIndex((row) => row.id === before)
  return others.toSpliced(place < 0 ? others.length : place, 0, moving)
}

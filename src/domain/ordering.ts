/** The order of lists that people arrange: by sort_order, and rows with the same one by id. */

export interface Placed {
  readonly id: number
  readonly sort_order: number
}

/** The smallest sort_order the contract takes where it can be negative. */
const smallest = -2_147_483_648
const largest = 2_147_483_647

/** Compares two rows for `sort`; the server orders its lists the same way. */
export function bySortOrder(a: Placed, b: Placed): number {
  return a.sort_order - b.sort_order || a.id - b.id
}

/** The list with the item at `from` moved to `to`; a position outside the list moves nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  if (!(from in list) || !(to in list)) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

interface Known {
  readonly id: number
}

/**
 * One row taken out of a list and put between two others: `after` one, null at the front, and `before`
 * another, null at the end. Rows instead of positions, because somebody else may change the list
 * before the move is saved.
 */
export interface Move {
  readonly id: number
  readonly after: number | null
  readonly before: number | null
}

/** The move of the row at `from` to `to`; null where nothing moves. */
export function moveOf(rows: readonly Known[], from: number, to: number): Move | null {
  const row = rows[from]
  if (!row || !(to in rows) || from === to) return null
  const next = moved(rows, from, to)
  return { id: row.id, after: next[to - 1]?.id ?? null, before: next[to + 1]?.id ?? null }
}

/**
 * The list after a move: the row stands before the one it was put before. If that one is gone, or there
 * was none, the row stands after the one it was put after; if both are gone, at the end. A row that is
 * gone itself moves nothing.
 */
export function withMove<Row extends Known>(rows: readonly Row[], move: Move): Row[] {
  const from = rows.findIndex(({ id }) => id === move.id)
  const others = rows.filter((_, index) => index !== from)
  const below = others.findIndex(({ id }) => id === move.before)
  const above = others.findIndex(({ id }) => id === move.after)
  return moved(rows, from, below >= 0 ? below : above >= 0 ? above + 1 : others.length)
}

/** The rows after a move, each with its index as sort_order (VAR-07, RECENG-10). */
export function inPlace<Row extends Placed>(rows: readonly Row[], move: Move): Row[] {
  return withMove([...rows].sort(bySortOrder), move).map((row, sort_order) => ({
    ...row,
    sort_order,
  }))
}

/** The rows whose sort_order is not their index yet, with the index: what has to be saved (VAR-07). */
export function misplaced(rows: readonly Placed[]): Placed[] {
  return renumbered(
    rows,
    rows.map((_, index) => index),
  )
}

/** What has to be saved for a move after which every row has its index (VAR-07). */
export function indexed(rows: readonly Placed[], move: Move): Placed[] {
  return misplaced(withMove([...rows].sort(bySortOrder), move))
}

/**
 * What has to be saved for a move that keeps the numbers the rows have: two neighbours swap theirs
 * (RECPROD-08), the moved row first. Rows that share a number, or have one below 0, get their index.
 */
export function swapped(rows: readonly Placed[], move: Move): Placed[] {
  const sorted = [...rows].sort(bySortOrder)
  const numbers = sorted.map(({ sort_order }) => sort_order)
  const clear = new Set(numbers).size === numbers.length && numbers.every((number) => number >= 0)
  const changes = clear ? renumbered(withMove(sorted, move), numbers) : indexed(rows, move)
  return changes.sort((a, b) => Number(b.id === move.id) - Number(a.id === move.id))
}

function renumbered(rows: readonly Placed[], numbers: readonly number[]): Placed[] {
  return rows
    .map(({ id }, index) => ({ id, sort_order: numbers[index] ?? index }))
    .filter(({ sort_order }, index) => sort_order !== rows[index]?.sort_order)
}

/**
 * What has to be saved to put a row at a position of its list, from 0: every row gets its index. A
 * position beyond the end is the end.
 */
export function placedAt(rows: readonly Placed[], id: number, position: number): Placed[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  return misplaced(moved(sorted, from, Math.min(position, sorted.length - 1)))
}

/**
 * The list with a row at the position it has: the others make room, and all have their index as
 * sort_order. A row of the list with the same id is replaced.
 */
export function withPlaced<Row extends Placed>(rows: readonly Row[], row: Row): Row[] {
  const others = rows.filter(({ id }) => id !== row.id).sort(bySortOrder)
  return others.toSpliced(row.sort_order, 0, row).map((one, sort_order) => ({ ...one, sort_order }))
}

/** The sort_order that comes before all others: the smallest minus 1, 0 if there is none (RECENG-09). */
export function sortOrderBefore(rows: readonly { readonly sort_order: number }[]): number {
  if (rows.length === 0) return 0
  return Math.max(
    smallest,
    rows.reduce((least, row) => Math.min(least, row.sort_order), largest) - 1,
  )
}

/** The sort_order that comes after all others: the largest plus 1, 0 if there is none. */
export function sortOrderAfter(rows: readonly { readonly sort_order: number }[]): number {
  return Math.min(largest, rows.reduce((most, row) => Math.max(most, row.sort_order), -1) + 1)
}

/** The items with a sort_order that puts them after the rows, in the order they come. */
export function placedAfter<T extends object>(
  rows: readonly { readonly sort_order: number }[],
  items: readonly T[],
): (T & { sort_order: number })[] {
  const start = sortOrderAfter(rows)
  return items.map((item, index) => ({ ...item, sort_order: Math.min(largest, start + index) }))
}

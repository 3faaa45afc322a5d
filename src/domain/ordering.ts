/** The order of lists that users arrange: by sort_order, and by id among rows of the same sort_order. */

export interface Positioned {
  readonly id: number
  readonly sort_order: number
}

/** The smallest sort_order of the contract, in lists that take negative numbers. */
const smallest = -2_147_483_648
const largest = 2_147_483_647

/** Compares two rows for `sort`; the server orders its lists the same way. */
export function bySortOrder(a: Positioned, b: Positioned): number {
  return a.sort_order - b.sort_order || a.id - b.id
}

/** The list with the record at `from` moved to `to`; a position outside the list moves nothing. */
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
 * Between two members of a list: `after` one of them (null at the front) and `before` the other (null at the
 * end). A spot names members instead of positions, because another user may change the list before it is saved.
 */
export interface Spot {
  readonly after: number | null
  readonly before: number | null
}

/** A move of one row to a spot among the others. */
export interface Move extends Spot {
  readonly id: number
}

/** The move of the row at `from` to `to`; null where the positions are the same or outside the list. */
export function moveOf(rows: readonly Known[], from: number, to: number): Move | null {
  const row = rows[from]
  if (!row || !(to in rows) || from === to) return null
  const next = moved(rows, from, to)
  return { id: row.id, after: next[to - 1]?.id ?? null, before: next[to + 1]?.id ?? null }
}

/**
 * The list with a new member before its `before` one. If that one is gone or null, the member stands after its
 * `after` one; if both are gone, at the end.
 */
export function inserted<Member>(
  list: readonly Member[],
  member: Member,
  { after, before }: Spot,
  idOf: (member: Member) => number,
): Member[] {
  const below = list.findIndex((one) => idOf(one) === before)
  const above = list.findIndex((one) => idOf(one) === after)
  return list.toSpliced(below >= 0 ? below : above >= 0 ? above + 1 : list.length, 0, member)
}

/** The list after a move. A moved row that is gone itself moves nothing. */
export function withMove<Row extends Known>(rows: readonly Row[], move: Move): Row[] {
  const row = rows.find(({ id }) => id === move.id)
  if (!row) return [...rows]
  const others = rows.filter((one) => one !== row)
  return inserted(others, row, move, ({ id }) => id)
}

/** The rows after a move, each with its index as sort_order. */
export function repositioned<Row extends Positioned>(rows: readonly Row[], move: Move): Row[] {
  return withMove([...rows].sort(bySortOrder), move).map((row, sort_order) => ({
    ...row,
    sort_order,
  }))
}

/** The rows to save so that every sort_order is the index: each row whose sort_order differs, with its index. */
export function offPosition(rows: readonly Positioned[]): Positioned[] {
  return renumbered(
    rows,
    rows.map((_, index) => index),
  )
}

/** The rows to save for a move after which every row has its index as sort_order. */
export function indexed(rows: readonly Positioned[], move: Move): Positioned[] {
  return offPosition(withMove([...rows].sort(bySortOrder), move))
}

/**
 * The rows to save for a move that keeps the present numbers: two neighbours swap their sort_order, the moved
 * row first. Rows with equal or negative numbers get their index instead.
 */
export function swapped(rows: readonly Positioned[], move: Move): Positioned[] {
  const sorted = [...rows].sort(bySortOrder)
  const numbers = sorted.map(({ sort_order }) => sort_order)
  const clear = new Set(numbers).size === numbers.length && numbers.every((number) => number >= 0)
  const changes = clear ? renumbered(withMove(sorted, move), numbers) : indexed(rows, move)
  return changes.sort((a, b) => Number(b.id === move.id) - Number(a.id === move.id))
}

function renumbered(rows: readonly Positioned[], numbers: readonly number[]): Positioned[] {
  return rows
    .map(({ id }, index) => ({ id, sort_order: numbers[index] ?? index }))
    .filter(({ sort_order }, index) => sort_order !== rows[index]?.sort_order)
}

/**
 * The rows to save to put a row at a position of its list, from 0: every row gets its index. A position
 * beyond the end counts as the end.
 */
export function movedTo(rows: readonly Positioned[], id: number, position: number): Positioned[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  return offPosition(moved(sorted, from, Math.min(position, sorted.length - 1)))
}

/**
 * The list with a row at the position in its sort_order: the other rows make room, and all rows get their
 * index as sort_order. The row replaces a row of the same id.
 */
export function positioned<Row extends Positioned>(rows: readonly Row[], row: Row): Row[] {
  const others = rows.filter(({ id }) => id !== row.id).sort(bySortOrder)
  return others.toSpliced(row.sort_order, 0, row).map((one, sort_order) => ({ ...one, sort_order }))
}

/** The sort_order before all rows: the smallest minus 1, or 0 without rows. */
export function sortOrderBefore(rows: readonly { readonly sort_order: number }[]): number {
  if (rows.length === 0) return 0
  return Math.max(
    smallest,
    rows.reduce((least, row) => Math.min(least, row.sort_order), largest) - 1,
  )
}

/** The sort_order after all rows: the largest plus 1, or 0 without rows. */
export function sortOrderAfter(rows: readonly { readonly sort_order: number }[]): number {
  return Math.min(largest, rows.reduce((most, row) => Math.max(most, row.sort_order), -1) + 1)
}

/** The records with a sort_order after the rows, in the given order. */
export function appended<T extends object>(
  rows: readonly { readonly sort_order: number }[],
  items: readonly T[],
): (T & { sort_order: number })[] {
  const start = sortOrderAfter(rows)
  return items.map((item, index) => ({ ...item, sort_order: Math.min(largest, start + index) }))
}

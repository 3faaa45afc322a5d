export interface Positioned {
  readonly id: number
  readonly sort_order: number
}

const smallest = -2_147_483_648
const largest = 2_147_483_647

export function bySortOrder(a: Positioned, b: Positioned): number {
  return a.sort_order - b.sort_order || a.id - b.id
}

/** Unchanged if a position is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list]
  if (!(from in list) || !(to in list)) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

interface Known {
  readonly id: number
}

/** Between two members; null is an end of the list. Not an index: another user may change the list before the save. */
export interface Spot {
  readonly after: number | null
  readonly before: number | null
}

export interface Move extends Spot {
  readonly id: number
}

/** Null if the positions are equal or out of range. */
export function moveOf(rows: readonly Known[], from: number, to: number): Move | null {
  const row = rows[from]
  if (!row || !(to in rows) || from === to) return null
  const next = moved(rows, from, to)
  return { id: row.id, after: next[to - 1]?.id ?? null, before: next[to + 1]?.id ?? null }
}

/** Inserts before `before`, else after `after`, else at the end. */
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

/** Unchanged if the moved row no longer exists. */
export function withMove<Row extends Known>(rows: readonly Row[], move: Move): Row[] {
  const row = rows.find(({ id }) => id === move.id)
  if (!row) return [...rows]
  const others = rows.filter((one) => one !== row)
  return inserted(others, row, move, ({ id }) => id)
}

export function repositioned<Row extends Positioned>(rows: readonly Row[], move: Move): Row[] {
  return withMove([...rows].sort(bySortOrder), move).map((row, sort_order) => ({
    ...row,
    sort_order,
  }))
}

export function offPosition(rows: readonly Positioned[]): Positioned[] {
  return renumbered(
    rows,
    rows.map((_, index) => index),
  )
}

/** Rows to save for a move, with sort_order = index. */
export function indexed(rows: readonly Positioned[], move: Move): Positioned[] {
  return offPosition(withMove([...rows].sort(bySortOrder), move))
}

/** Rows to save for a move by swapping two numbers, moved row first; by index if numbers are equal or negative. */
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

/** Rows to save to put a row at an index, which is clamped to the end. */
export function movedTo(rows: readonly Positioned[], id: number, position: number): Positioned[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  return offPosition(moved(sorted, from, Math.min(position, sorted.length - 1)))
}

/** Inserts or replaces `row` at the index in its sort_order; then sort_order = index. */
export function positioned<Row extends Positioned>(rows: readonly Row[], row: Row): Row[] {
  const others = rows.filter(({ id }) => id !== row.id).sort(bySortOrder)
  return others.toSpliced(row.sort_order, 0, row).map((one, sort_order) => ({ ...one, sort_order }))
}

export function sortOrderBefore(rows: readonly { readonly sort_order: number }[]): number {
  if (rows.length === 0) return 0
  return Math.max(
    smallest,
    rows.reduce((least, row) => Math.min(least, row.sort_order), largest) - 1,
  )
}

export function sortOrderAfter(rows: readonly { readonly sort_order: number }[]): number {
  return Math.min(largest, rows.reduce((most, row) => Math.max(most, row.sort_order), -1) + 1)
}

export function appended<T extends object>(
  rows: readonly { readonly sort_order: number }[],
  items: readonly T[],
): (T & { sort_order: number })[] {
  const start = sortOrderAfter(rows)
  return items.map((item, index) => ({ ...item, sort_order: Math.min(largest, start + index) }))
}

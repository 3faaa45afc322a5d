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

/** Every row with its index as sort_order (VAR-07, RECENG-10). */
export function placedByIndex(rows: readonly { readonly id: number }[]): Placed[] {
  return rows.map(({ id }, index) => ({ id, sort_order: index }))
}

/** The rows whose sort_order is not their index yet, with the index: what has to be saved (VAR-07). */
export function misplaced(rows: readonly Placed[]): Placed[] {
  return placedByIndex(rows).filter(
    (placed, index) => placed.sort_order !== rows[index]?.sort_order,
  )
}

/**
 * What has to be saved to put a row at a place of its list, from 0: every row gets its index. A place
 * beyond the end is the end.
 */
export function placedAt(rows: readonly Placed[], id: number, place: number): Placed[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  return misplaced(moved(sorted, from, Math.min(place, sorted.length - 1)))
}

/**
 * The list with a row at the place it has: the others make room, and all have their index as sort_order.
 * A row of the list with the same id is replaced.
 */
export function withPlaced<Row extends Placed>(rows: readonly Row[], row: Row): Row[] {
  const others = rows.filter(({ id }) => id !== row.id).sort(bySortOrder)
  return others.toSpliced(row.sort_order, 0, row).map((one, sort_order) => ({ ...one, sort_order }))
}

/**
 * What has to be saved to move a row past its neighbour: the two with their sort_order swapped, never
 * below 0 (RECPROD-08). Where rows share a sort_order a swap would not show, so all of them get their
 * index. Nothing for the first row up and the last one down (RECPROD-07).
 */
export function swappedWithNeighbour(
  rows: readonly Placed[],
  id: number,
  direction: 'up' | 'down',
): Placed[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  const to = direction === 'up' ? from - 1 : from + 1
  const row = sorted[from]
  const neighbour = sorted[to]
  if (!row || !neighbour) return []
  const orders = new Set(sorted.map(({ sort_order }) => sort_order))
  const clear = orders.size === sorted.length && sorted.every(({ sort_order }) => sort_order >= 0)
  if (!clear) return misplaced(moved(sorted, from, to))
  return [
    { id: row.id, sort_order: neighbour.sort_order },
    { id: neighbour.id, sort_order: row.sort_order },
  ]
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

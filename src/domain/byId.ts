/** Apart from other orders: the first download holds what reads are sorted by. */

/** The list by id, which is the order in which its records were made. */
export function sortedById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.id - b.id)
}

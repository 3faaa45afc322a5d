/** Earliest first; a stable sort. */
export function sortedByMoment<Item>(
  list: readonly Item[],
  momentOf: (item: Item) => string,
): Item[] {
  return [...list].sort((a, b) => timeOf(momentOf(a)) - timeOf(momentOf(b)))
}

/** Latest first; a stable sort. */
export function newestFirst<Item>(list: readonly Item[], momentOf: (item: Item) => string): Item[] {
  return [...list].sort((a, b) => timeOf(momentOf(b)) - timeOf(momentOf(a)))
}

/** An invalid date sorts as the oldest. */
const timeOf = (moment: string) => Date.parse(moment) || 0

/** The list by a moment, the earliest first. Records of the same moment keep their order. */
export function sortedByMoment<Item>(
  list: readonly Item[],
  momentOf: (item: Item) => string,
): Item[] {
  return [...list].sort((a, b) => timeOf(momentOf(a)) - timeOf(momentOf(b)))
}

/** The list by a moment, the latest first. Records of the same moment keep their order. */
export function newestFirst<Item>(list: readonly Item[], momentOf: (item: Item) => string): Item[] {
  return [...list].sort((a, b) => timeOf(momentOf(b)) - timeOf(momentOf(a)))
}

/** A text that is no moment counts as the beginning of time. */
const timeOf = (moment: string) => Date.parse(moment) || 0

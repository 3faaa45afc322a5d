export function sortedByOwnName<Item extends { readonly id: number; readonly name: string }>(
  list: readonly Item[],
): Item[] {
  return sortedByName(list, ({ name }) => name)
}

/** Natural order by name, then by id. */
export function sortedByName<Item extends { readonly id: number }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const compare =
    list.length <= maxWithoutCollator && list.every((one) => isPlain(nameOf(one)))
      ? compareWords
      : compareTexts
  return [...list].sort((a, b) => compare(nameOf(a), nameOf(b)) || a.id - b.id)
}

/** Short lists of plain words skip the collator, which takes some 30 ms to create on a slow machine. */
const maxWithoutCollator = 30

const isPlain = (name: string) => /^[a-z ]*$/i.test(name)

function compareWords(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one < other ? -1 : one > other ? 1 : 0
}

export function sortedById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.id - b.id)
}

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

/** Created on first use, which takes some 10 ms on a slow machine. */
let collator: Intl.Collator | undefined

/** Natural order: `item 9` before `item 10`; ignores case. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

import { compareTexts } from './textOrder.ts'

export function named<Item extends { readonly id: number; readonly name: string }>(
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

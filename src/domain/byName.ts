/** The order of lists throughout the console: by name, with numbers by their value. */
import { compareTexts } from './textOrder.ts'

/** The list by name, see {@link sortedByName}. */
export function named<Item extends { readonly id: number; readonly name: string }>(
  list: readonly Item[],
): Item[] {
  return sortedByName(list, ({ name }) => name)
}

/** The list by name; records of the same name are ordered by id. */
export function sortedByName<Item extends { readonly id: number }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const compare =
    list.length <= few && list.every((one) => isPlain(nameOf(one))) ? compareWords : compareTexts
  return [...list].sort((a, b) => compare(nameOf(a), nameOf(b)) || a.id - b.id)
}

/**
 * Up to as many names of plain words are compared letter by letter, with the same result: making the collator for
 * the tags of one product would hold its page up for some 30 ms on a slow machine.
 */
const few = 30

const isPlain = (name: string) => /^[a-z ]*$/i.test(name)

function compareWords(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one < other ? -1 : one > other ? 1 : 0
}

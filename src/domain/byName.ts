/** The order of lists throughout the console: by name, with numbers by their value. */
import { compareTexts } from './textOrder.ts'

/** The list by name; records of the same name are ordered by id. */
export function sortedByName<Item extends { readonly id: number }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return [...list].sort((a, b) => compareTexts(nameOf(a), nameOf(b)) || a.id - b.id)
}

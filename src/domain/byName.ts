/** The order of client-wide lists: by name, as a person reads names (SHELL-44). */
import { compareTexts } from './textOrder.ts'

/** The list by name; records of the same name by id. */
export function sortedByName<Item extends { readonly id: number }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return [...list].sort((a, b) => compareTexts(nameOf(a), nameOf(b)) || a.id - b.id)
}

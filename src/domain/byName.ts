/** The order of client-wide lists: by name, as a person reads names (SHELL-44). */
import { compareTexts } from './textOrder.ts'

/** The list by name; records of the same name by id. */
export function sortedByName<Item extends { readonly id: number }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return [...list].sort((a, b) => compareTexts(nameOf(a), nameOf(b)) || a.id - b.id)
}

/**
 * A client list after one of its records was saved: an archived record leaves it, any other is put or
 * replaced in it, in order (SHELL-42, SHELL-43).
 */
export function upsertOrDelete<
  Item extends { readonly id: number; readonly archived_at?: string | null },
>(list: readonly Item[], saved: Item, nameOf: (item: Item) => string): Item[] {
  const others = list.filter(({ id }) => id !== saved.id)
  return saved.archived_at ? others : sortedByName([...others, saved], nameOf)
}

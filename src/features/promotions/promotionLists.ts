import { defineList } from '#ui/table/listState.ts'

// Apart from the columns themselves: the address is read before the screen is loaded.
const columns = ['id', 'name', 'type', 'starts', 'ends', 'updated'].map((id) => ({ id }))
const newestFirst = { id: 'id', desc: true }

/** The three lists live in the address: `?pastPage=1&upcomingSort=starts` (PROMO-03, PLUS-01). */
export const promotionLists = {
  ongoing: defineList({ columns, sort: newestFirst, prefix: 'ongoing' }),
  upcoming: defineList({ columns, sort: newestFirst, prefix: 'upcoming' }),
  past: defineList({ columns, sort: newestFirst, prefix: 'past' }),
}

/** The well-formed parameters of the screen's address. */
export function cleanPromotionsSearch(search: Readonly<Record<string, unknown>>) {
  const { ongoing, upcoming, past } = promotionLists
  return { ...ongoing.clean(search), ...upcoming.clean(search), ...past.clean(search) }
}

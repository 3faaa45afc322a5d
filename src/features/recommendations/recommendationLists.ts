import { defineList } from '#ui/table/listState.ts'

// Both lists have an order of their own, so no column sorts them.
const fixed = (ids: readonly string[]) => ids.map((id) => ({ id, sortable: false }))

/** Both live in the address (PLUS-01). */
export const recommendationsList = defineList({ columns: fixed(['trigger', 'recommendations']) })
export const recommendedProductsList = defineList({
  columns: fixed(['sorting', 'product', 'headline', 'description', 'pinned', 'recent']),
})

import { defineList } from '#ui/table/listState.ts'

// Apart from the columns themselves: the address is read before the screen is loaded.
const shown = ['image', 'name', 'allergen', 'created', 'updated']

/** The list lives in the address (PLUS-01), by name (AMB-74). */
export const tagsList = defineList({
  columns: shown.map((id) => ({ id, sortable: id !== 'image' })),
  sort: { id: 'name', desc: false },
})

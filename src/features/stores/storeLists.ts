import { defineList } from '#ui/table/listState.ts'

// Apart from the columns themselves: the address is read before the screen is loaded.
const shown = ['name', 'region', 'state', 'phone'].map((id) => ({ id }))
const chosen = ['online', 'city', 'address', 'zone'].map((id) => ({ id, hidden: true }))

/** The list lives in the address (PLUS-01), by name (STORE-02). */
export const storesList = defineList({
  columns: [...shown, ...chosen],
  sort: { id: 'name', desc: false },
})

import { defineList } from '#ui/table/listState.ts'

// Apart from the columns themselves: the address is read before the screen is loaded.
const chosen = ['price', 'inventory', 'menu', 'seasonal'].map((id) => ({ id, hidden: true }))
const shown = ['id', 'sku', 'name', 'type'].map((id) => ({ id }))
const byId = { id: 'id', desc: false }

/** Both lists live in the address of the screen: `?sort=name&archivedSort=-archived` (PROD-02, PLUS-01). */
export const productsList = defineList({ columns: [...shown, ...chosen], sort: byId })
export const archivedList = defineList({
  columns: [...shown, { id: 'archived' }, ...chosen],
  sort: byId,
  prefix: 'archived',
})

/** The well-formed parameters of the screen's address. */
export function cleanProductsSearch(search: Readonly<Record<string, unknown>>) {
  return { ...productsList.clean(search), ...archivedList.clean(search) }
}

import { defineList } from '#ui/table/listState.ts'

/** The lists of a product's page in its address: `?variantsQ=oat&storesQ=mission` (PLUS-01). */
export const variantsList = defineList({ columns: [{ id: 'sku' }], prefix: 'variants' })
export const storesList = defineList({ columns: [], prefix: 'stores' })

/** The well-formed parameters of the page's address. */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  return { ...variantsList.clean(search), ...storesList.clean(search) }
}

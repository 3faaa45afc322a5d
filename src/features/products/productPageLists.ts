import { defineList } from '#ui/table/listState.ts'

/** The lists of a product's page in its address: `?variantsQ=oat&storesQ=mission` (PLUS-01). */
export const variantsList = defineList({ columns: [{ id: 'sku' }], prefix: 'variants' })
export const storesList = defineList({ columns: [], prefix: 'stores' })
export const productPromotionsList = defineList({
  columns: ['name', 'type', 'state', 'starts', 'ends'].map((id) => ({ id })),
  prefix: 'promotions',
})

/** What the section about selling shows; without it in the address the stores (AMB-59). */
const soldTabs = ['stores', 'promotions'] as const
export type SoldTab = (typeof soldTabs)[number]

/** The tab that an address names; anything else is the first one. */
export function soldTabOf(search: Readonly<Record<string, unknown>>): SoldTab {
  return soldTabs.find((tab) => tab === search.tab) ?? 'stores'
}

/** The well-formed parameters of the page's address. */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  const tab = soldTabOf(search)
  return {
    ...variantsList.clean(search),
    ...storesList.clean(search),
    ...productPromotionsList.clean(search),
    ...(tab === 'stores' ? {} : { tab }),
  }
}

import { listSearch } from '#ui/list/listSearch.ts'

/** What the section about selling shows; without it in the address the stores (AMB-59). */
const soldTabs = ['stores', 'promotions'] as const
export type SoldTab = (typeof soldTabs)[number]

/** The tab that an address names; anything else is the first one. */
export function soldTabOf(search: Readonly<Record<string, unknown>>): SoldTab {
  return soldTabs.find((tab) => tab === search.tab) ?? 'stores'
}

const lists = listSearch('variants', 'stores', 'promotions')

/** The well-formed parameters of the page's address: `?variantsQ=oat&storesQ=mission` (PLUS-01). */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  const tab = soldTabOf(search)
  return { ...lists(search), ...(tab === 'stores' ? {} : { tab }) }
}

import { listSearch } from '#ui/list/listSearch.ts'

/** The tabs of the section about selling; an address without a tab shows the stores. */
const soldTabs = ['stores', 'promotions'] as const
export type SoldTab = (typeof soldTabs)[number]

/** The tab that an address names; an unknown tab counts as the first one. */
export function soldTabOf(search: Readonly<Record<string, unknown>>): SoldTab {
  return soldTabs.find((tab) => tab === search.tab) ?? 'stores'
}

const lists = listSearch('variants', 'stores', 'promotions')

/** The well-formed parameters of the page's address: `?variantsQ=oat&storesQ=mission`. */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  const tab = soldTabOf(search)
  return { ...lists(search), ...(tab === 'stores' ? {} : { tab }) }
}

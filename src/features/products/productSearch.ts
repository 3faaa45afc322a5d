import { listSearch } from '#ui/list/listSearch.ts'

/** The first is the default. */
const soldTabs = ['stores', 'promotions'] as const
export type SoldTab = (typeof soldTabs)[number]

export function soldTabOf(search: Readonly<Record<string, unknown>>): SoldTab {
  return soldTabs.find((tab) => tab === search.tab) ?? 'stores'
}

const searchLists = listSearch('variants', 'stores', 'promotions')

/** `?variantsQ=oat&storesQ=mission`. */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  const tab = soldTabOf(search)
  return { ...searchLists(search), ...(tab === 'stores' ? {} : { tab }) }
}

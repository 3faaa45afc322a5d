import { listSearch } from '#ui/list/listSearch.ts'

/** The first is the default. */
const soldTabs = ['stores', 'promotions'] as const
export type SoldTab = (typeof soldTabs)[number]

export function soldTabOf(search: Readonly<Record<string, unknown>>): SoldTab {
  return soldTabs.find((tab) => tab === search.tab) ?? 'stores'
}

const priceViews = ['stores', 'matrix'] as const
export type PriceView = (typeof priceViews)[number]

/** The first is the default (AMB-291). */
export function priceViewOf(search: Readonly<Record<string, unknown>>): PriceView {
  return priceViews.find((view) => view === search.view) ?? 'stores'
}

const searchLists = listSearch('variants', 'stores', 'promotions')

/** `?variantsQ=oat&storesQ=mission&view=matrix`. */
export function cleanProductSearch(search: Readonly<Record<string, unknown>>) {
  const tab = soldTabOf(search)
  const view = priceViewOf(search)
  return {
    ...searchLists(search),
    ...(tab === 'stores' ? {} : { tab }),
    ...(view === 'stores' ? {} : { view }),
  }
}

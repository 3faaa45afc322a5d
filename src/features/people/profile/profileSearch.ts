import { ordersSearch } from '#components/orders/ordersSearch.ts'
import { type ListSearch, listSearch } from '#ui/list/listSearch.ts'

const credits = listSearch('credits')
const sessions = listSearch('sessions')
const tabs = ['credits', 'ccpa']

type Search = Readonly<Record<string, unknown>>

export function profileSearch(search: Search): ListSearch {
  const tab = search.tab
  return {
    ...ordersSearch(search),
    ...credits(search),
    ...sessions(search),
    ...(typeof tab === 'string' && tabs.includes(tab) ? { tab } : {}),
  }
}

export function tabOf({ tab }: Search, mayManage: boolean): string {
  if (tab === 'credits') return tab
  return tab === 'ccpa' && mayManage ? tab : 'orders'
}

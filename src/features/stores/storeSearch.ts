import { ordersSearch } from '#components/orders/ordersSearch.ts'
import { listSearch } from '#ui/list/listSearch.ts'

const menu = listSearch('menu')

/** `?menuQ=latte&ordersPage=2`. */
export function storeSearch(search: Readonly<Record<string, unknown>>) {
  return { ...menu(search), ...ordersSearch(search) }
}

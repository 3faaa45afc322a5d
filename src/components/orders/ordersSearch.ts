import type { PlacementDays } from '#domain/orders/placementRange.ts'
import { isDate } from '#domain/values.ts'
import { type ListSearch, listSearch } from '#ui/list/listSearch.ts'

const list = listSearch('orders')

type Search = Readonly<Record<string, unknown>>

export function ordersSearch(search: Search): ListSearch {
  const { begin, end } = daysIn(search)
  return {
    ...list(search),
    ...(begin ? { ordersBegin: begin } : {}),
    ...(end ? { ordersEnd: end } : {}),
  }
}

export function daysIn({ ordersBegin, ordersEnd }: Search): PlacementDays {
  const day = (value: unknown) => (typeof value === 'string' && isDate(value) ? value : null)
  return { begin: day(ordersBegin), end: day(ordersEnd) }
}

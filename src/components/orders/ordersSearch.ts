import { isDate } from '#domain/isDate.ts'
import { type PlacementDays, placementFaults } from '#domain/placementRange.ts'
import { type ListSearch, listSearch } from '#ui/list/listSearch.ts'

const list = listSearch('orders')
/** Which day is today depends on a zone that the address does not know; a day to come finds no orders. */
const latestDay = '9999-12-31'

type Search = Readonly<Record<string, unknown>>

/** Keeps page and days of an orders list in the address, where they are well-formed. */
export function ordersSearch(search: Search): ListSearch {
  const { begin, end } = daysIn(search)
  return {
    ...list(search),
    ...(begin ? { ordersBegin: begin } : {}),
    ...(end ? { ordersEnd: end } : {}),
  }
}

/** The days that the address names; days by which nobody can filter count as none. */
export function daysIn({ ordersBegin, ordersEnd }: Search): PlacementDays {
  const day = (value: unknown) => (typeof value === 'string' && isDate(value) ? value : null)
  const days = { begin: day(ordersBegin), end: day(ordersEnd) }
  return placementFaults(days, latestDay) ? { begin: null, end: null } : days
}

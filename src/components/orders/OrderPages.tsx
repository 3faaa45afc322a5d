import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Order, type OrderOwner, ordersQuery } from '#api/orders.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { useListSearch } from '#components/useListSearch.ts'
import {
  type PlacementDays,
  placementFaults,
  placementMoments,
} from '#domain/orders/placementRange.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import type { ListDefinition } from '#ui/list/listState.ts'
import { orderPageSizes } from './orderColumns.tsx'
import { daysIn } from './ordersSearch.ts'
import { PlacementFilter } from './PlacementFilter.tsx'

interface OrderPagesProps {
  list: ListDefinition<Order>
  timeZone: string
  owner: OrderOwner
  href: (order: Order) => string
}

const latestDay = '9999-12-31'
const noDays: PlacementDays = { begin: null, end: null }
const noun = { one: 'order', many: 'orders' }

/** Paged by the host, filtered by day of placement. */
export function OrderPages({ list, timeZone, owner, href }: OrderPagesProps) {
  const inAddress = useListSearch(list)
  const { page, pageSize } = inAddress.state
  const inSearch = daysIn(useSearch({ strict: false }))
  // An invalid range is ignored; a future one finds no orders.
  const days = placementFaults(inSearch, latestDay) ? noDays : inSearch
  const changeSearch = useChangeSearch()
  const moments = placementMoments(days, timeZone)
  const read = ordersQuery(owner, { limit: pageSize, offset: page * pageSize, ...moments })
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...read,
    // Shows the old page while another page of the same filter loads; other filters have other counts.
    placeholderData: (last, query) =>
      filterOf(query?.queryKey) === filterOf(read.queryKey) ? last : undefined,
  })
  const filter = ({ begin, end }: PlacementDays) => {
    // Orders arrive meanwhile.
    if (page === 0 && begin === days.begin && end === days.end) return void refetch()
    changeSearch({
      ordersBegin: begin ?? undefined,
      ordersEnd: end ?? undefined,
      ordersPage: undefined,
    })
  }
  return (
    <>
      <PlacementFilter days={days} timeZone={timeZone} onFilter={filter} />
      {data ? (
        <List
          label="Orders"
          noun={noun}
          rows={data.orders}
          {...inAddress}
          search={false}
          columnChoice={false}
          href={href}
          busy={isPlaceholderData}
          paging={{ sizes: orderPageSizes, total: data.total_results ?? 'unknown' }}
          empty={
            days.begin || days.end
              ? { title: 'No orders on these days', text: 'Choose other days or clear the filter.' }
              : { title: 'No orders yet' }
          }
        />
      ) : error ? (
        <FailedRead title="The orders could not be loaded" read={{ error, isFetching, refetch }} />
      ) : (
        <ListSkeleton
          label="Loading orders"
          columns={list.columns}
          rows={pageSize}
          search={false}
        />
      )}
    </>
  )
}

function filterOf(key: readonly unknown[] | undefined): string {
  return JSON.stringify(key, (name, value: unknown) =>
    name === 'limit' || name === 'offset' ? undefined : value,
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notFlashed } from '#api/core/query.ts'
import { customerText, ordersQuery } from '#api/orders.ts'
import type { Store } from '#api/stores.ts'
import { clockText, minuteAt, zoneOf } from '#domain/calendar.ts'
import { placementMoments } from '#domain/orders/placementRange.ts'
import { counted } from '#domain/wording.ts'
import classes from './OrdersOfDay.module.css'

interface OrdersOfDayProps {
  store: Pick<Store, 'id' | 'time_zone'>
  day: string
  limit?: number
}

/** One line per order, newest first, with times in the store's zone. */
export function OrdersOfDay({ store, day, limit = 10 }: OrdersOfDayProps) {
  const timeZone = zoneOf(store.time_zone)
  const moments = placementMoments({ begin: day, end: day }, timeZone)
  const { data } = useSuspenseQuery({
    ...ordersQuery({ storeId: store.id }, { limit, offset: 0, ...moments }),
    ...notFlashed,
    refetchInterval: 60_000,
  })
  const total = data.total_results ?? data.orders.length
  if (data.orders.length === 0) return <p className={classes.quiet}>No orders yet.</p>
  return (
    <ul className={classes.lines} aria-label="Orders">
      {data.orders.map((order) => (
        <li key={order.id}>
          <Link
            to="/stores/$storeId/orders/$orderId"
            params={{ storeId: store.id, orderId: order.id }}
          >
            <span>{clockText(minuteAt(order.placement_time, timeZone).slice(11))}</span>
            <span>{customerText(order)}</span>
            <span className={classes.quiet}>{order.status}</span>
          </Link>
        </li>
      ))}
      {total > data.orders.length && (
        <li>
          <Link
            className={classes.all}
            to="/stores/$storeId"
            params={{ storeId: store.id }}
            search={{ ordersBegin: day, ordersEnd: day }}
            hash="orders"
          >
            Show all {counted(total, 'order')}
          </Link>
        </li>
      )}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import type { Order } from '#api/orders.ts'
import { storeQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { ownTimeZone, zoneOf } from '#domain/calendar.ts'

export function refunding(order: Order, storeName: string | undefined): GuardedAction {
  const store = storeName === undefined ? {} : { storeName }
  return {
    operation: 'refundOrder',
    label: 'Refund entire order',
    purpose: 'Refund products',
    target: { storeId: order.store_id, ...store },
  }
}

export function unrefunded(order: Order): number[] {
  return Object.entries(order.products)
    .filter(([, { refunded_at }]) => refunded_at === null)
    .map(([key]) => Number(key))
}

/** The store's zone; the viewer's while the store is not known. */
export function useOrderZone(order: Order): string {
  const { data: store } = useQuery(orderStoreQuery(order))
  return store ? zoneOf(store.time_zone) : ownTimeZone()
}

/** Id of the button that takes the focus after a refund. */
export const resendRefundsId = 'resend-refund-receipts'

export const orderStoreQuery = ({ store_id }: Order) => ({
  ...storeQuery(store_id),
  ...notFlashed,
})

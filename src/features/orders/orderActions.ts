import { quiet } from '#api/core/query.ts'
import type { Order } from '#api/orders.ts'
import { storeQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'

/** Refunding products of an order: a right at the order's store. */
export function refunding(order: Order, storeName: string | undefined): GuardedAction {
  const store = storeName === undefined ? {} : { storeName }
  return {
    operation: 'refundOrder',
    label: 'Refund entire order',
    purpose: 'Refund products',
    target: { storeId: order.store_id, ...store },
  }
}

/** The keys of the products that are not refunded yet. */
export function unrefunded(order: Order): number[] {
  return Object.entries(order.products)
    .filter(([, { refunded_at }]) => refunded_at === null)
    .map(([key]) => Number(key))
}

/** The store of an order; its panel tells of a failure, so the failure is not flashed. */
export const orderStoreQuery = ({ store_id }: Order) => ({
  ...storeQuery(store_id),
  ...quiet,
})

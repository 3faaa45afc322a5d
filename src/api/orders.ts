import { newestFirst, sortedByMoment } from '#domain/byMoment.ts'
import { sortedById } from '#domain/ordering.ts'
import type { BodyOf, QueryOf } from './contract.ts'
import { operationQuery, operationQueryAs, quiet } from './query.ts'
import type { components } from './schema.gen.ts'

export type Order = components['schemas']['Order']
export type OrderProduct = components['schemas']['OrderProduct']
export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry']
export type Refund = components['schemas']['Refund']
export type Transaction = components['schemas']['Transaction']
export type RefundInput = BodyOf<'refundOrder'>
type OrderQuery = NonNullable<QueryOf<'listUserOrders'>>

/** Whose orders a list shows. */
export type OrderOwner = { readonly userId: number } | { readonly storeId: number }

/** One page of the orders of a user or a store, newest placement first. */
export function ordersQuery(owner: OrderOwner, query: OrderQuery) {
  const ofUser = 'userId' in owner
  const input = { path: { id: ofUser ? owner.userId : owner.storeId }, query }
  const read = ofUser ? 'listUserOrders' : 'listStoreOrders'
  return operationQuery(read, input)
}

/** An order, whoever placed it (AMB-116). Its lists are in the order in which things happened. */
export const orderQuery = (orderId: number) =>
  operationQueryAs('getOrder', inSequence, { path: { orderId } })

function inSequence(order: Order): Order {
  return {
    ...order,
    promotions: sortedById(order.promotions),
    credits: sortedById(order.credits),
    transactions: sortedByMoment(order.transactions, ({ created_at }) => created_at),
    refunds: sortedByMoment(sortedById(order.refunds), ({ created_at }) => created_at).map(
      (refund) => ({
        ...refund,
        products: refund.products.toSorted((a, b) => a.order_product_id - b.order_product_id),
      }),
    ),
  }
}

/** The changes of an order and of its cart, the newest first. */
export const orderHistoryQuery = (id: number) => ({
  ...operationQueryAs(
    'getOrderHistory',
    ({ order, cart }) => ({ order: entries(order), cart: entries(cart) }),
    { path: { id } },
  ),
  ...quiet,
})

function entries(list: readonly OrderHistoryEntry[]): OrderHistoryEntry[] {
  return newestFirst(list, ({ updated_at }) => updated_at).map((entry) => ({
    ...entry,
    ...(entry.products && { products: sortedById(entry.products) }),
    ...(entry.recommendations_added && {
      recommendations_added: sortedById(entry.recommendations_added),
    }),
  }))
}

/** The reasons for a refund, in the order in which they were added. */
export const refundReasonsQuery = () => ({
  ...operationQueryAs('listRefundReasons', ({ reasons }) => ({ reasons: sortedById(reasons) })),
  ...quiet,
})

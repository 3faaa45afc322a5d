import type { BodyOf, QueryOf } from './contract.ts'
import { operationQuery, quiet } from './query.ts'
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

/** An order, whoever placed it (AMB-116). */
export const orderQuery = (orderId: number) => operationQuery('getOrder', { path: { orderId } })

/** The changes of an order and of its cart. */
export const orderHistoryQuery = (id: number) => ({
  ...operationQuery('getOrderHistory', { path: { id } }),
  ...quiet,
})

export const refundReasonsQuery = () => ({ ...operationQuery('listRefundReasons'), ...quiet })

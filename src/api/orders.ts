import { alone } from './core/alone.ts'
import { call } from './core/client.ts'
import type { BodyOf, QueryOf } from './core/contract.ts'
import { ApiError, isLost } from './core/errors.ts'
import { lookWhenLost, lostText } from './core/lostAnswer.ts'
import { notFlashed, operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { session } from './core/session.ts'
import { useOperation } from './core/write.ts'

export type Order = components['schemas']['Order']
export type OrderProduct = components['schemas']['OrderProduct']
export type OrderHistoryEntry = components['schemas']['OrderHistoryEntry']
export type Refund = components['schemas']['Refund']
export type Transaction = components['schemas']['Transaction']
type RefundInput = BodyOf<'refundOrder'>
type OrderQuery = NonNullable<QueryOf<'listUserOrders'>>

export type OrderOwner = { readonly userId: number } | { readonly storeId: number }

/** One page, newest placement first. */
export function ordersQuery(owner: OrderOwner, query: OrderQuery) {
  const ofUser = 'userId' in owner
  const input = { path: { id: ofUser ? owner.userId : owner.storeId }, query }
  const read = ofUser ? 'listUserOrders' : 'listStoreOrders'
  return operationQuery(read, input)
}

export const orderQuery = (orderId: number) => operationQuery('getOrder', { path: { orderId } })

export const orderHistoryQuery = (id: number) => ({
  ...operationQuery('getOrderHistory', { path: { id } }),
  ...notFlashed,
})

export const refundReasonsQuery = () => ({ ...operationQuery('listRefundReasons'), ...notFlashed })

interface RefundRequest extends RefundInput {
  readonly agreedCents: number
  /** The refund's sum for the current order. */
  readonly sumOf: (order: Order) => number
}

/** Refunds products once: one tab at a time, and the order is read before the call and after a lost answer. */
export function useRefund(orderId: number) {
  return useOperation('refundOrder', {
    send: async (request: RefundRequest, write): Promise<Order> => {
      const refund = async () => {
        const { order_product_ids, reason_id } = request
        const now = await call('getOrder', { path: { orderId } })
        const alreadyRefunded = order_product_ids.filter((id) => isRefunded(now, id))
        if (alreadyRefunded.length > 0)
          throw refused(`${namesOf(now, alreadyRefunded)} was refunded meanwhile.`)
        if (request.sumOf(now) !== request.agreedCents)
          throw refused('The order has changed meanwhile. Please look at the new sum.')
        const look = async () => {
          const after = await call('getOrder', { path: { orderId } })
          const done = order_product_ids.filter((id) => isRefunded(after, id))
          if (done.length > 0 && refundedByOthers(now, after))
            return { notDone: `${namesOf(after, done)} was refunded meanwhile by somebody else.` }
          return done.length === order_product_ids.length
            ? { answer: after }
            : { notDone: 'The refund did not go through. You can send it again.' }
        }
        const body = { order_product_ids, reason_id }
        return lookWhenLost<Order>(
          () => write('refundOrder', { path: { id: orderId }, body }),
          look,
          'The answer was lost, and the order could not be read again. The refund may have gone through. Sending it again refunds nothing twice.',
        )
      }
      const elsewhere = () => refused('This order is being refunded in another tab.')
      const order = await alone(`p4 refund ${orderId}`, refund, elsewhere)
      announceRefund(orderId)
      return order
    },
  })
}

const refused = (message: string) => new ApiError(0, 'not_sent', message)

const isRefunded = (order: Order, id: number): boolean =>
  typeof order.products[id]?.refunded_at === 'string'

function namesOf(order: Order, ids: readonly number[]): string {
  return ids.map((id) => order.products[id]?.name ?? `Product ${id}`).join(', ')
}

/** Whether another user made the new refunds; false where the answer has no users. */
function refundedByOthers(before: Order, after: Order): boolean {
  const earlierIds = new Set(before.refunds.map(({ id }) => id))
  const newRefunds = after.refunds.filter(({ id, user }) => !earlierIds.has(id) && user)
  const viewer = session.get().user?.id
  return newRefunds.length > 0 && newRefunds.every(({ user }) => user?.id !== viewer)
}

/** Sends the receipt of an order, or of its refunds, again. The host cannot tell whether a mail was sent. */
export function useResendReceipts(operation: 'resendReceipt' | 'resendRefundReceipts') {
  return useOperation(operation, {
    send: async (id: number, write): Promise<unknown> => {
      try {
        return await write(operation, { path: { id } })
      } catch (error) {
        if (!(error instanceof ApiError) || !isLost(error)) throw error
        const outcome =
          'The answer was lost: the e-mail may have been sent. Sent again, it may come twice.'
        throw new ApiError(0, 'unknown', lostText(error.message, outcome))
      }
    },
  })
}

/** Sends and receives, because a channel does not hear its own messages. */
let refunds: BroadcastChannel | undefined

function channel(): BroadcastChannel {
  refunds ??= new BroadcastChannel('p4 refunds')
  return refunds
}

function announceRefund(orderId: number): void {
  channel().postMessage(orderId)
}

/** Returns the unsubscribe function. */
export function onRefundElsewhere(onRefund: (orderId: number) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') onRefund(data)
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}

/** null: a deleted customer; undefined: unknown. */
export function customerText({ name, user_id }: Pick<Order, 'name' | 'user_id'>): string {
  return name === null ? 'Deleted user' : name || `Customer ${user_id}`
}

import { alone } from './alone.ts'
import { call } from './client.ts'
import { ApiError, isLost } from './errors.ts'
import type { Order, RefundInput } from './orders.ts'
import { tellRefund } from './refundNews.ts'
import { useOperation } from './useOperation.ts'

export interface RefundRequest extends RefundInput {
  /** The sum that the viewer has seen and agreed to, in cents. */
  readonly seen: number
  /** What the same refund would give back of the order as it is by then. */
  readonly sumOf: (order: Order) => number
}

/**
 * Refunds products of an order, once. One tab of the browser at a time refunds an order; the order is read
 * again before anything is sent, and after a lost answer, to tell whether the refund went through (PLUS-10).
 */
export function useRefund(orderId: number) {
  return useOperation('refundOrder', {
    send: async (request: RefundRequest, write): Promise<Order> => {
      const refund = async () => {
        const { order_product_ids, reason_id } = request
        const now = await call('getOrder', { path: { orderId } })
        const gone = order_product_ids.filter((id) => isRefunded(now, id))
        if (gone.length > 0) throw refused(`${namesOf(now, gone)} was refunded meanwhile.`)
        if (request.sumOf(now) !== request.seen)
          throw refused('The order has changed meanwhile. Please look at the new sum.')
        try {
          const path = { id: orderId }
          return await write('refundOrder', { path, body: { order_product_ids, reason_id } })
        } catch (error) {
          if (!(error instanceof ApiError) || !isLost(error)) throw error
          const after = await readAgain(orderId)
          if (order_product_ids.every((id) => isRefunded(after, id))) return after
          throw refused('The refund did not go through. You can send it again.')
        }
      }
      const elsewhere = () => refused('This order is being refunded in another tab.')
      const order = await alone(`p4 refund ${orderId}`, refund, elsewhere)
      tellRefund(orderId)
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

async function readAgain(orderId: number): Promise<Order> {
  try {
    return await call('getOrder', { path: { orderId } })
  } catch {
    throw refused(
      'The answer was lost, and the order could not be read again: it is not known whether the refund went through. A refund that went through is not made twice.',
    )
  }
}

/**
 * The lists of an order as its page shows them. They are sorted here and not where they are read, because the first
 * download holds every read.
 */
import type { AnswerOf } from '#api/core/contract.ts'
import type { Order, OrderHistoryEntry } from '#api/orders.ts'
import { sortedById } from '#domain/byId.ts'
import { newestFirst, sortedByMoment } from '#domain/byMoment.ts'

/** The order with its transactions and refunds in the sequence in which they happened. */
export function inSequence(order: Order): Order {
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
export function latestChanges({ order, cart }: AnswerOf<'getOrderHistory'>) {
  return { order: entries(order), cart: entries(cart) }
}

function entries(list: readonly OrderHistoryEntry[]): OrderHistoryEntry[] {
  return newestFirst(list, ({ updated_at }) => updated_at).map((entry) => ({
    ...entry,
    ...(entry.products && { products: sortedById(entry.products) }),
    ...(entry.recommendations_added && {
      recommendations_added: sortedById(entry.recommendations_added),
    }),
  }))
}

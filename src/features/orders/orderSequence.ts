/** Sorted here, because the reads are in the first chunk. */
import type { AnswerOf } from '#api/core/contract.ts'
import type { Order, OrderHistoryEntry } from '#api/orders.ts'
import { newestFirst, sortedById, sortedByMoment } from '#domain/sorting.ts'

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

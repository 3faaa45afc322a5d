import type { InferInsertModel } from 'drizzle-orm'
import {
  credits,
  order_history,
  order_products,
  order_promotions,
  orders,
  refund_products,
  refunds,
  transactions,
} from '#server/database/schema/orders.ts'
import { makeOrder } from './order.ts'
import type { OrderParts, OrderWorld } from './orderParts.ts'
import { placementsOf } from './placements.ts'

const ordersPerBatch = 2500

/** Oldest first. */
export async function seedOrders(orderWorld: OrderWorld): Promise<void> {
  const { world } = orderWorld
  const placements = placementsOf(world, orderWorld.stores)
  const counters = {
    order: 10_000,
    product: 50_000,
    transaction: 0,
    refund: 0,
    history: 0,
    credit: 0,
  }
  for (let start = 0; start < placements.length; start += ordersPerBatch) {
    const parts: OrderParts = {
      orders: [],
      products: [],
      promotions: [],
      credits: [],
      transactions: [],
      refunds: [],
      refundProducts: [],
      history: [],
    }
    for (const placement of placements.slice(start, start + ordersPerBatch))
      makeOrder(orderWorld, placement, counters, parts)
    await world.insert(orders, parts.orders)
    await world.insert(order_products, parts.products)
    await world.insert(order_promotions, parts.promotions)
    await world.insert(credits, parts.credits)
    await world.insert(transactions, parts.transactions)
    await world.insert(refunds, parts.refunds)
    await world.insert(refund_products, parts.refundProducts)
    await world.insert(order_history, parts.history)
  }
  await world.insert(credits, unclaimedCredits(orderWorld, counters.credit))
}

function unclaimedCredits(
  { world, users }: OrderWorld,
  last: number,
): InferInsertModel<typeof credits>[] {
  const { random } = world
  return users.customers
    .filter((_, index) => index % 7 === 0)
    .map((customer, index) => ({
      id: last + index + 1,
      user_id: customer.id,
      amount: index === 0 ? 0 : random.whole(1, 12) * 100,
      product_type: random.pick(['beverage', 'food', 'bag', 'bottle', 'merchandise'] as const),
      code: `COMP-${String(last + index + 1).padStart(6, '0')}`,
      order_id: null,
      created_at: world.ago(random.whole(1, 120)),
      updated_at: world.ago(0.5),
    }))
}

import type { InferInsertModel } from 'drizzle-orm'
import { refundAmount } from '#domain/orders/refund.ts'
import type { orders } from '#server/database/schema/orders.ts'
import { refundReasons } from './lookups.ts'
import type { Counters, OrderParts, OrderWorld, ProductRow } from './orderParts.ts'
import type { SeededUser } from './people.ts'
import type { Placement } from './placements.ts'

const minute = 60_000

export function addPayments(
  orderWorld: OrderWorld,
  placement: Placement,
  status: string,
  order: InferInsertModel<typeof orders>,
  products: ProductRow[],
  credits: number,
  counters: Counters,
  parts: OrderParts,
): void {
  const { random } = orderWorld.world
  const add = (state: string, amount: number, minutes: number) => {
    counters.transaction += 1
    const created_at = new Date(placement.time + minutes * minute).toISOString()
    parts.transactions.push({
      id: counters.transaction,
      order_id: counters.order,
      created_at,
      amount,
      state,
    })
  }
  if (status === 'created' || order.total === 0) return
  const open = status === 'paid' && random.chance(0.5)
  add(open ? 'authorized' : 'captured', order.total, 0.1)
  if (status !== 'cancelled' && !(status === 'completed' && random.chance(0.06))) return
  const entire = status === 'cancelled' || random.chance(0.35)
  const chosen = entire ? products : products.slice(0, 1)
  const amount = refundAmount(
    {
      total: order.total,
      credits,
      products: products.map(({ id, price, tax_amount: taxAmount, refunded_at }) => ({
        id,
        price,
        taxAmount,
        refunded: refunded_at !== null,
      })),
    },
    new Set(chosen.map(({ id }) => id)),
  )
  if (amount === 0) return
  const minutes = status === 'cancelled' ? 3 : random.whole(30, 300)
  const refundedAt = Math.min(placement.time + minutes * minute, orderWorld.world.now.getTime())
  const created_at = new Date(refundedAt).toISOString()
  counters.refund += 1
  const reason_id = random.whole(1, refundReasons.length)
  const refunder = orderWorld.users.leads.get(placement.store.id) ?? orderWorld.users.owner
  parts.refunds.push({
    id: counters.refund,
    order_id: counters.order,
    created_at,
    amount,
    user_id: status === 'cancelled' ? null : refunder.id,
    source: status === 'cancelled' ? 'customer' : random.pick(['admin', 'store']),
    reason_id,
    reason: refundReasons[reason_id - 1] ?? refundReasons[0],
    explanation: random.chance(0.3) ? 'Talked to the customer at the counter.' : null,
  })
  for (const product of chosen) {
    product.refunded_at = created_at
    parts.refundProducts.push({
      order_product_id: product.id,
      refund_id: counters.refund,
      order_id: counters.order,
    })
  }
  add('refunded', amount, (refundedAt - placement.time) / minute)
  order.updated_at = created_at
}

export function addHistory(
  orderWorld: OrderWorld,
  placement: Placement,
  order: InferInsertModel<typeof orders>,
  customer: SeededUser,
  products: readonly ProductRow[],
  counters: Counters,
  parts: OrderParts,
): void {
  const { random } = orderWorld.world
  const moment = (minutes: number) => new Date(placement.time + minutes * minute).toISOString()
  const add = (
    kind: 'order' | 'cart',
    minutes: number,
    user_id: number | null,
    changes: object,
  ) => {
    counters.history += 1
    const id = counters.history
    parts.history.push({
      id,
      order_id: counters.order,
      kind,
      updated_at: moment(minutes),
      user_id,
      changes,
    })
  }
  const listed = products.map(({ id, name, variant }) => ({ id, name, variant }))
  const { id, data } = placement.store
  add('cart', -4, customer.id, { store: { id, name: data.name }, products: listed.slice(0, 1) })
  if (listed.length > 1) add('cart', -2, customer.id, { products: listed })
  const last = products.at(-1)
  if (last && listed.length > 2)
    add('cart', -1.9, customer.id, {
      recommendations_added: [{ id: last.product_id, name: last.name }],
    })
  if (order.status === 'created') return
  add('order', 0.1, null, { cancellable_until: moment(5), stripe_payment_time: moment(0.1) })
  if (order.tip_amount && random.chance(0.5))
    add('order', 1, customer.id, { tip_amount: order.tip_amount })
}

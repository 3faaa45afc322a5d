import { eq, inArray, sql } from 'drizzle-orm'
import { type RefundableProduct, refundAmount } from '#domain/orders/refund.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import {
  credits,
  order_products,
  orders,
  refund_products,
  refund_reasons,
  refunds,
  transactions,
} from '../../database/schema/orders.ts'
import { conflict, invalid } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'
import { lockRow } from '../records.ts'
import { readOrder } from './orders.ts'
import { readReceipt } from './receiptRead.ts'
import { refundReceipt } from './receiptText.ts'

type OrderProduct = typeof order_products.$inferSelect

export const refundHandlers = {
  refundOrder: async (call) => {
    const { tx, path, body, viewer, clock } = call
    // The reads below must see earlier refunds.
    const order = await lockRow(tx, orders, path.id, 'order')
    const products = await tx
      .select()
      .from(order_products)
      .where(eq(order_products.order_id, order.id))
    const reason = await reasonOf(tx, body.reason_id)
    const chosen = chosenProducts(products, body.order_product_ids)
    const { isVoid, refundedCents } = await paymentState(tx, order.id)
    const claimed = await tx
      .select({ amount: credits.amount })
      .from(credits)
      .where(eq(credits.order_id, order.id))
    const due = refundAmount(
      {
        total: order.total,
        credits: claimed.reduce((cents, credit) => cents + credit.amount, 0),
        products: products.map(refundable),
      },
      new Set(chosen.map(({ id }) => id)),
    )
    const left = order.total - refundedCents
    if (left < 0)
      throw conflict(
        'More than the total of this order was paid back already. Nothing was paid back.',
      )
    // Refunds of other systems may use another rule: cap at the remaining payment.
    const amount = Math.max(0, Math.min(due, left))
    const now = clock.now().toISOString()
    const refundRows = await tx
      .insert(refunds)
      .values({
        order_id: order.id,
        created_at: now,
        amount,
        user_id: viewer.id,
        source: 'admin',
        reason_id: reason.id,
        reason: reason.explanation,
      })
      .returning({ id: refunds.id })
    const { id: refund_id } = onlyRow(refundRows)
    const ids = chosen.map(({ id }) => id)
    await tx
      .insert(refund_products)
      .values(ids.map((id) => ({ order_product_id: id, refund_id, order_id: order.id })))
    await tx.update(order_products).set({ refunded_at: now }).where(inArray(order_products.id, ids))
    if (amount > 0)
      await tx.insert(transactions).values({
        order_id: order.id,
        created_at: now,
        amount,
        state: isVoid ? 'voided' : 'refunded',
      })
    await tx.update(orders).set({ updated_at: now }).where(eq(orders.id, order.id))
    // Without the customer's name, so that a privacy deletion need not search these rows.
    call.after({ id: order.id, refund_id, amount, order_product_ids: ids, reason_id: reason.id })
    const receipt = await readReceipt(tx, order.id)
    const message = receipt && (await refundReceipt(receipt, refund_id))
    if (message) await call.post(message)
    return readOrder(tx, order.id)
  },
} satisfies Handlers

async function reasonOf(tx: Tx, id: number) {
  const [reason] = await tx.select().from(refund_reasons).where(eq(refund_reasons.id, id))
  if (!reason) throw invalid('reason_id', 'This refund reason does not exist.')
  return reason
}

/** 400 for another order's product, 409 for a refunded one. */
function chosenProducts(products: readonly OrderProduct[], ids: readonly number[]): OrderProduct[] {
  return ids.map((id, index) => {
    const product = products.find((one) => one.id === id)
    if (!product)
      throw invalid(`order_product_ids.${index}`, `Product ${id} is not part of this order.`)
    if (product.refunded_at !== null)
      throw conflict(
        `${product.name} was refunded already. Nothing was paid back a second time.`,
        `order_product_ids.${index}`,
      )
    return product
  })
}

function refundable({ id, price, tax_amount, refunded_at }: OrderProduct): RefundableProduct {
  return { id, price, taxAmount: tax_amount, refunded: refunded_at !== null }
}

async function paymentState(
  tx: Tx,
  orderId: number,
): Promise<{ isVoid: boolean; refundedCents: number }> {
  const moved = await tx
    .select({ state: transactions.state, amount: transactions.amount })
    .from(transactions)
    .where(eq(transactions.order_id, orderId))
  const holds = (state: string) => moved.some((one) => one.state === state && one.amount > 0)
  if (!holds('captured') && !holds('authorized'))
    throw conflict('Nothing was paid for this order, so there is nothing to give back.')
  const [sum] = await tx
    .select({ refundedCents: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(eq(refunds.order_id, orderId))
  return { isVoid: !holds('captured'), refundedCents: sum?.refundedCents ?? 0 }
}

import { sql } from 'drizzle-orm'
import { hasReceipt } from '#domain/orders/orders.ts'
import type { Tx } from '../../database/database.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Call, Handlers } from '../../handlers.ts'
import { limitRepeats } from '../../repeatLimit.ts'
import { type ReceiptOrder, readReceipt } from './receiptRead.ts'
import { orderReceipt, refundReceipt } from './receiptText.ts'

export const receiptHandlers = {
  resendReceipt: async (call) => {
    const order = await orderToTell(call.tx, call.path.id)
    if (!hasReceipt(order.status))
      throw conflict(
        `An order that is ${order.status} has no receipt to send: it must be paid or assigned.`,
      )
    const message = await orderReceipt(order)
    if (!message) throw unreachable(order)
    await limitSending(call, 'resendReceipt', 'This receipt was sent')
    await call.post(message)
    return { id: order.id }
  },

  resendRefundReceipts: async (call) => {
    const order = await orderToTell(call.tx, call.path.id)
    if (order.refunds.length === 0) throw conflict('Nothing of this order was refunded.')
    const messages = await Promise.all(order.refunds.map(({ id }) => refundReceipt(order, id)))
    const known = messages.filter((message) => message !== undefined)
    if (known.length === 0) throw unreachable(order)
    await limitSending(call, 'resendRefundReceipts', 'These receipts were sent')
    for (const message of known) await call.post(message)
    return { id: order.id }
  },
} satisfies Handlers

// AMB-236
const maxPerOrder = 3
const maxPerPerson = 60

/** The customer did not ask for these e-mails, and everybody who works here may send them. */
async function limitSending(
  call: Pick<Call<'resendReceipt'>, 'tx' | 'viewer' | 'clock' | 'path'>,
  operation: 'resendReceipt' | 'resendRefundReceipts',
  what: string,
): Promise<void> {
  await limitRepeats(call, { operation, max: maxPerOrder, path: call.path, what })
  await limitRepeats(call, { operation, max: maxPerPerson, what: 'You sent receipts' })
}

async function orderToTell(tx: Tx, id: number): Promise<ReceiptOrder> {
  // A privacy deletion under way ends first: then there is no address left.
  await tx.execute(sql`select 1 from orders where id = ${id} for share`)
  const order = await readReceipt(tx, id)
  if (!order) throw notFound('order')
  return order
}

function unreachable({ name }: ReceiptOrder) {
  return conflict(
    name === null
      ? 'The customer was deleted, so nobody can be sent a receipt.'
      : `${name} has no e-mail address to send a receipt to.`,
  )
}

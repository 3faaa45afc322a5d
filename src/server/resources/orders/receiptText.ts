import { html } from 'hono/html'
import { longMoment } from '#domain/calendar.ts'
import { productWorth } from '#domain/orders/refund.ts'
import { formatDollars } from '#domain/prices/money.ts'
import type { Message } from '../../mail.ts'
import type { ReceiptOrder } from './receiptRead.ts'

interface Line {
  readonly label: string
  readonly notes?: readonly string[]
  readonly cents?: number
  readonly strong?: boolean
}

interface Receipt {
  readonly subject: string
  readonly sentences: readonly string[]
  readonly lines: readonly Line[]
  readonly sums: readonly Line[]
  readonly foot: string
}

/** Undefined without an e-mail address. */
export async function orderReceipt(order: ReceiptOrder): Promise<Message | undefined> {
  const refundedCents = order.refunds.reduce((cents, refund) => cents + refund.amount, 0)
  return toMessage(order, {
    subject: `Your receipt for order ${order.id}`,
    sentences: [`thank you for your order ${order.id} at ${placed(order)}.`],
    lines: Object.values(order.products).map(
      ({ name, variant, special_instructions, subtotal }) => ({
        label: name,
        notes: [variant, special_instructions].filter((note) => note !== null),
        cents: subtotal,
      }),
    ),
    sums: [
      { label: 'Subtotal', cents: order.subtotal },
      ...order.promotions.map(({ name, amount }) => ({ label: name, cents: -amount })),
      ...order.credits.map(({ amount }) => ({ label: 'Credit', cents: -amount })),
      ...Object.entries(order.tax).map(([label, cents]) => ({ label, cents })),
      ...(order.tip_amount > 0 ? [{ label: 'Tip', cents: order.tip_amount }] : []),
      { label: 'Total', cents: order.total, strong: true },
      ...(refundedCents > 0 ? [{ label: 'Refunded since', cents: -refundedCents }] : []),
    ],
    foot: addressOf(order),
  })
}

/** Undefined without an e-mail address or refund. */
export async function refundReceipt(
  order: ReceiptOrder,
  refundId: number,
): Promise<Message | undefined> {
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (!refund) return undefined
  const when = longMoment(refund.created_at, order.store.time_zone)
  const captured = order.transactions.some(({ state }) => state === 'captured')
  const sum = formatDollars(refund.amount)
  const lines = refundLines(order, refund)
  const remainingCents = refund.amount - lines.reduce((cents, line) => cents + line.cents, 0)
  return toMessage(order, {
    subject: `Your refund for order ${order.id}`,
    sentences: [
      captured
        ? `on ${when} we gave back ${sum} of your order ${order.id} at ${placed(order)}.`
        : `on ${when} we took ${sum} off your order ${order.id} at ${placed(order)}: you will not be charged for it.`,
      `Reason: ${refund.reason}`,
    ],
    lines,
    sums: [
      ...(remainingCents > 0 ? [{ label: 'Tip', cents: remainingCents }] : []),
      { label: captured ? 'Refunded' : 'Not charged', cents: refund.amount, strong: true },
    ],
    foot: addressOf(order),
  })
}

/** Price and tax, less its share of the credits (AMB-175). */
function refundLines(order: ReceiptOrder, refund: ReceiptOrder['refunds'][number]) {
  const worth = productWorth({
    credits: order.credits.reduce((cents, { amount }) => cents + amount, 0),
    products: Object.entries(order.products).map(([id, { price, tax_amount }]) => ({
      id: Number(id),
      price,
      taxAmount: tax_amount,
      refunded: true,
    })),
  })
  return refund.products.map(({ order_product_id, name }) => {
    const variant = order.products[order_product_id]?.variant
    return { label: name, notes: variant ? [variant] : [], cents: worth.get(order_product_id) ?? 0 }
  })
}

async function toMessage(order: ReceiptOrder, receipt: Receipt): Promise<Message | undefined> {
  if (order.email === null) return undefined
  const hello = `Hello ${order.name ?? ''}`.trim()
  return {
    to: order.email,
    subject: receipt.subject,
    text: asText(hello, receipt),
    html: String(await asHtml(hello, receipt)),
  }
}

function placed({ store, placement_time }: ReceiptOrder): string {
  return `${store.name}, placed ${longMoment(placement_time, store.time_zone)}`
}

function addressOf({ store }: ReceiptOrder): string {
  const town = [store.city, store.state, store.postal_code].filter(Boolean).join(' ')
  return [store.name, store.address, town].filter(Boolean).join(', ')
}

const width = 48

function asText(hello: string, { sentences, lines, sums, foot }: Receipt): string {
  const rows = (list: readonly Line[]) =>
    list.flatMap(({ label, notes = [], cents }) => [
      cents === undefined ? label : labelAndAmount(label, formatDollars(cents)),
      ...notes.map((note) => `  ${note}`),
    ])
  return [
    `${hello},`,
    sentences.join('\n\n'),
    rows(lines).join('\n'),
    rows(sums).join('\n'),
    foot,
  ].join('\n\n')
}

/** A long label gets its own line. */
function labelAndAmount(label: string, amount: string): string {
  if (label.length + amount.length < width) return label + amount.padStart(width - label.length)
  return `${label}\n${amount.padStart(width)}`
}

function asHtml(hello: string, { subject, sentences, lines, sums, foot }: Receipt) {
  const row = ({ label, notes = [], cents, strong }: Line) => html`<tr>
      <td style="padding: 4px 0; ${strong ? 'font-weight: bold' : ''}">${label}
        ${notes.map((note) => html`<br><small style="color: #555">${note}</small>`)}</td>
      <td style="padding: 4px 0 4px 24px; text-align: right; vertical-align: top; white-space: nowrap;
        ${strong ? 'font-weight: bold' : ''}">${cents === undefined ? '' : formatDollars(cents)}</td>
    </tr>`
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin: 0; padding: 24px; font-family: sans-serif; font-size: 16px; line-height: 1.5; color: #222; background: #fff">
  <div style="max-width: 480px; margin: 0 auto">
    <h1 style="font-size: 20px">${subject}</h1>
    <p>${hello},</p>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    <table style="width: 100%; border-collapse: collapse">
      <tbody>${lines.map(row)}</tbody>
      <tbody style="border-top: 1px solid #ccc">${sums.map(row)}</tbody>
    </table>
    <p style="color: #555"><small>${foot}</small></p>
  </div>
</body></html>`
}

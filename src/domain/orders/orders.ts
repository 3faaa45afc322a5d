import { productWorth, type RefundableOrder, refundAmount } from './refund.ts'

export function hasReceipt(status: string): boolean {
  return status === 'paid' || status === 'assigned'
}

/** By amounts, because the states are words of the payment provider (AMB-118). */
export function isPaid(order: {
  readonly transactions: readonly { readonly amount: number }[]
}): boolean {
  return order.transactions.some(({ amount }) => amount > 0)
}

interface Product {
  readonly price: number
  readonly tax_amount?: number
  readonly refunded_at: string | null
}

interface Order<One extends Product> {
  readonly total: number
  readonly tip_amount: number
  readonly products: Readonly<Record<string, One>>
  readonly credits: readonly { readonly amount: number }[]
  readonly refunds: readonly { readonly amount?: number }[]
}

/** Amounts in cents. */
export interface RefundLine<One extends Product> {
  readonly id: number
  readonly product: One
  readonly paid: number
  readonly refunded: boolean
  readonly chosen: boolean
}

export interface RefundPreview<One extends Product> {
  readonly lines: readonly RefundLine<One>[]
  readonly products: number
  /** The tip, refunded with the last product. */
  readonly rest: number
  readonly sum: number
  readonly exact: boolean
}

/** AMB-175. */
export function refundPreview<One extends Product>(
  order: Order<One>,
  chosen: ReadonlySet<number>,
): RefundPreview<One> {
  const products = Object.entries(order.products).map(([key, product]) => ({
    id: Number(key),
    product,
  }))
  const facts: RefundableOrder = {
    total: order.total,
    credits: order.credits.reduce((cents, { amount }) => cents + amount, 0),
    products: products.map(({ id, product }) => ({
      id,
      price: product.price,
      taxAmount: product.tax_amount ?? 0,
      refunded: product.refunded_at !== null,
    })),
  }
  const worth = productWorth(facts)
  const lines = products.map(({ id, product }) => ({
    id,
    product,
    paid: worth.get(id) ?? 0,
    refunded: product.refunded_at !== null,
    chosen: product.refunded_at === null && chosen.has(id),
  }))
  const given = order.refunds.reduce((cents, { amount = 0 }) => cents + amount, 0)
  const sum = Math.min(refundAmount(facts, chosen), order.total - given)
  const ofProducts = lines.reduce((cents, line) => (line.chosen ? cents + line.paid : cents), 0)
  return {
    lines,
    products: ofProducts,
    rest: sum - ofProducts,
    sum,
    exact: products.every(({ product }) => product.tax_amount !== undefined),
  }
}

/** Cents, after promotions. */
export interface RefundableProduct {
  readonly id: number
  readonly price: number
  readonly taxAmount: number
  readonly refunded: boolean
}

/** Cents. */
export interface RefundableOrder {
  readonly total: number
  readonly credits: number
  readonly products: readonly RefundableProduct[]
}

/** Cents (AMB-175). The last refund of an order returns all the remaining money, including the tip. */
export function refundAmount(order: RefundableOrder, chosen: ReadonlySet<number>): number {
  const worth = productWorth(order)
  const sum = (isIn: (product: RefundableProduct) => boolean) =>
    order.products.reduce((cents, one) => (isIn(one) ? cents + (worth.get(one.id) ?? 0) : cents), 0)
  if (order.products.every(({ id, refunded }) => refunded || chosen.has(id)))
    return order.total - sum(({ refunded }) => refunded)
  return sum(({ id, refunded }) => !refunded && chosen.has(id))
}

/** Cents by product id. Credits are shared by price and tax (largest remainder method). */
export function productWorth({
  products,
  credits,
}: Omit<RefundableOrder, 'total'>): Map<number, number> {
  const rows = products.map(({ id, price, taxAmount }) => ({ id, paid: price + taxAmount }))
  const whole = rows.reduce((cents, { paid }) => cents + paid, 0)
  const shared = Math.min(credits, whole)
  const parts = rows.map(({ id, paid }) => {
    const exact = whole === 0 ? 0 : (shared * paid) / whole
    return { id, paid, share: Math.floor(exact), remainder: exact % 1 }
  })
  const left = shared - parts.reduce((cents, { share }) => cents + share, 0)
  const largest = [...parts].sort((a, b) => b.remainder - a.remainder || a.id - b.id).slice(0, left)
  for (const part of largest) part.share += 1
  return new Map(parts.map(({ id, paid, share }) => [id, paid - share]))
}

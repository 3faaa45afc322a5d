/** An ordered product as a refund sees it; amounts in cents, after promotions. */
export interface RefundableProduct {
  readonly id: number
  readonly price: number
  /** Its part of the tax of the order. */
  readonly taxAmount: number
  readonly refunded: boolean
}

/** An order as a refund sees it; amounts in cents. */
export interface RefundableOrder {
  /** What was paid in all. */
  readonly total: number
  /** The sum of the credits that the order claimed. */
  readonly credits: number
  readonly products: readonly RefundableProduct[]
}

/**
 * Cents that a refund of the chosen products gives back (AMB-175): price and tax of each, less its share of the
 * credits. The refund after which every product is refunded gives back all that is left, the tip too.
 */
export function refundAmount(order: RefundableOrder, chosen: ReadonlySet<number>): number {
  const worth = amountsByProduct(order)
  const sum = (isIn: (product: RefundableProduct) => boolean) =>
    order.products.reduce((cents, one) => (isIn(one) ? cents + (worth.get(one.id) ?? 0) : cents), 0)
  if (order.products.every(({ id, refunded }) => refunded || chosen.has(id)))
    return order.total - sum(({ refunded }) => refunded)
  return sum(({ id, refunded }) => !refunded && chosen.has(id))
}

/**
 * What each product gives back. The credits are shared in proportion to price and tax, and the cents that rounding
 * down leaves over go to the largest remainders.
 */
function amountsByProduct({ products, credits }: RefundableOrder): Map<number, number> {
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

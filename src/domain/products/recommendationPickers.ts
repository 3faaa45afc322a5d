export interface Picker {
  /** Stays the same when the picker moves. */
  readonly key: number
  readonly productId: number
}

export const noProduct = -1

export function pickersOf(productIds: readonly number[]): Picker[] {
  return productIds.map((productId, key) => ({ key, productId }))
}

/** Null empties the picker. */
export function withProduct(
  pickers: readonly Picker[],
  key: number,
  productId: number | null,
): Picker[] {
  return pickers.map((picker) =>
    picker.key === key ? { key, productId: productId ?? noProduct } : picker,
  )
}

export function withAdditional(pickers: readonly Picker[], productId: number): Picker[] {
  const key = pickers.reduce((most, picker) => Math.max(most, picker.key), -1) + 1
  return [...pickers, { key, productId }]
}

/** In picker order, without empty pickers. */
export function productIdsOf(pickers: readonly Picker[]): number[] {
  return pickers.map(({ productId }) => productId).filter((id) => id !== noProduct)
}

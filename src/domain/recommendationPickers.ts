/** The pickers of a recommendation's products: numbered ones and one more for an additional product. */

/** A picker and its product; -1 means no product. */
export interface Picker {
  /** The key stays the same when the picker moves. */
  readonly key: number
  readonly productId: number
}

/** The id that stands for no product. */
export const noProduct = -1

/** One picker per product, in the order of the products. */
export function pickersOf(productIds: readonly number[]): Picker[] {
  return productIds.map((productId, key) => ({ key, productId }))
}

/** The pickers with a new product in one of them; null empties the picker. */
export function withProduct(
  pickers: readonly Picker[],
  key: number,
  productId: number | null,
): Picker[] {
  return pickers.map((picker) =>
    picker.key === key ? { key, productId: productId ?? noProduct } : picker,
  )
}

/** The pickers with one more at the end, for an additional product. */
export function withAdditional(pickers: readonly Picker[], productId: number): Picker[] {
  const key = pickers.reduce((most, picker) => Math.max(most, picker.key), -1) + 1
  return [...pickers, { key, productId }]
}

/** The product ids to save: in the order of the pickers, without the empty ones. */
export function productIdsOf(pickers: readonly Picker[]): number[] {
  return pickers.map(({ productId }) => productId).filter((id) => id !== noProduct)
}

/** The pickers of a recommendation's products: numbered ones and one more for an additional product. */

/** A picker and the product in it; -1 for none (RECENG-07). */
export interface Picker {
  /** Stays with the picker while it is moved. */
  readonly key: number
  readonly productId: number
}

/** No product. */
export const noProduct = -1

/** A picker per product, in their order (RECENG-06). */
export function pickersOf(productIds: readonly number[]): Picker[] {
  return productIds.map((productId, key) => ({ key, productId }))
}

/** The pickers with another product in one of them, or none: null (AMB-76). */
export function withProduct(
  pickers: readonly Picker[],
  key: number,
  productId: number | null,
): Picker[] {
  return pickers.map((picker) =>
    picker.key === key ? { key, productId: productId ?? noProduct } : picker,
  )
}

/** The pickers and one more with an additional product at the end (AMB-76). */
export function withAdditional(pickers: readonly Picker[], productId: number): Picker[] {
  const key = pickers.reduce((most, picker) => Math.max(most, picker.key), -1) + 1
  return [...pickers, { key, productId }]
}

/** The list to save: in the order of the pickers, without the empty ones (RECENG-07, RECENG-08). */
export function productIdsOf(pickers: readonly Picker[]): number[] {
  return pickers.map(({ productId }) => productId).filter((id) => id !== noProduct)
}

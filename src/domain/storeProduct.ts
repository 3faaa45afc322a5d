/** The choices that are missing before a store can sell a product. */

export interface NewStoreProduct {
  readonly store_id: number
  readonly product_id: number
}

/** The present choices; null where the user has chosen none. */
export interface StoreProductChoice {
  readonly store_id: number | null
  readonly product_id: number | null
}

/** The text that names the missing choice, or both choices where they are made. */
export function newStoreProduct({
  store_id,
  product_id,
}: StoreProductChoice): NewStoreProduct | string {
  if (store_id === null) return 'Must select a store.'
  if (product_id === null) return 'Must select a product'
  return { store_id, product_id }
}

export interface NewStoreProduct {
  readonly store_id: number
  readonly product_id: number
}

export interface StoreProductChoice {
  readonly store_id: number | null
  readonly product_id: number | null
}

export function newStoreProduct({
  store_id,
  product_id,
}: StoreProductChoice): NewStoreProduct | string {
  if (store_id === null) return 'Must select a store.'
  if (product_id === null) return 'Must select a product'
  return { store_id, product_id }
}

import { useState } from 'react'
import type { Product } from '#api/products.ts'
import type { StoreProduct } from '#api/storeProducts.ts'
import { useAddToStore } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { AddStoreProduct } from '#components/AddStoreProduct.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'

interface AddToStoreProps {
  product: Product
  stores: readonly StoreSummary[]
  storeProducts: readonly StoreProduct[]
}

export function AddToStore({ product, stores, storeProducts }: AddToStoreProps) {
  const add = useAddToStore(product.id)
  const [store, setStore] = useState<number | null>(null)
  const selling = new Set(storeProducts.map(({ store_id }) => store_id))
  const options = stores
    .filter(({ id }) => !selling.has(id))
    .map(({ id, name, address, city }) => ({
      value: id,
      label: name,
      detail: [address, city].filter(Boolean).join(', '),
    }))

  return (
    <AddStoreProduct
      label="Add to a store"
      button="Add to Store"
      choices={{ store_id: store, product_id: product.id }}
      chooses="store_id"
      field="Store"
      price={product.price}
      onChoose={setStore}
      onAdd={add}
    >
      {(field) => <SearchSelect {...field} placeholder="Choose a store…" options={options} />}
    </AddStoreProduct>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProductSummary, productsQuery } from '#api/products.ts'
import { type StoreProduct, useAddToMenu } from '#api/storeProducts.ts'
import { AddStoreProduct } from '#components/AddStoreProduct.tsx'
import { ProductPicker } from '#components/ProductPicker.tsx'

interface AddProductProps {
  storeId: number
  storeProducts: readonly StoreProduct[]
  onAdded: (product: ProductSummary) => void
}

/** Sold products are excluded: adding one again would replace its prices. */
export function AddToMenu({ storeId, storeProducts, onAdded }: AddProductProps) {
  const add = useAddToMenu(storeId)
  const [product, setProduct] = useState<number | null>(null)
  const sold = new Set(storeProducts.map(({ product_id }) => product_id))
  const chosen = useQuery(productsQuery()).data?.find(({ id }) => id === product)

  return (
    <AddStoreProduct
      label="Add a product"
      button="Add Product"
      choices={{ store_id: storeId, product_id: product }}
      chooses="product_id"
      field="Product"
      price={chosen?.price}
      onChoose={setProduct}
      onAdd={async (added) => {
        await add(added)
        if (chosen) onAdded(chosen)
      }}
    >
      {(field) => <ProductPicker {...field} exclude={sold} />}
    </AddStoreProduct>
  )
}

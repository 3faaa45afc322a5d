import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { productsQuery } from '#api/products.ts'
import type { StoreProduct } from '#api/storeProducts.ts'
import { useAddToMenu } from '#api/storeProductWrites.ts'
import { ProductPicker } from '#components/ProductPicker.tsx'
import { formatCents } from '#domain/money.ts'
import { type NewStoreProduct, newStoreProduct } from '#domain/storeProduct.ts'
import { useFocusBack } from '#ui/focus/useFocusBack.ts'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import classes from './menu.module.css'

interface AddProductProps {
  storeId: number
  storeProducts: readonly StoreProduct[]
}

/**
 * Adds a product at its base price. Products that the store sells cannot be chosen: adding one again would
 * replace its prices.
 */
export function AddProduct({ storeId, storeProducts }: AddProductProps) {
  const add = useAddToMenu(storeId)
  const form = useRef<HTMLFormElement>(null)
  const [product, setProduct] = useState<number | null>(null)
  const sold = useMemo(
    () => new Set(storeProducts.map(({ product_id }) => product_id)),
    [storeProducts],
  )
  const price = useQuery(productsQuery()).data?.find(({ id }) => id === product)?.price

  const check = (): Checked<NewStoreProduct> => {
    const chosen = newStoreProduct({ store_id: storeId, product_id: product })
    return typeof chosen === 'string'
      ? { faults: [{ path: 'product', message: chosen }] }
      : { sent: chosen }
  }
  const { busy, errors, forget, onSubmit } = useSubmit(form, check, {
    flashesFaults: true,
    onSubmit: (chosen) => add({ ...chosen, price }),
    onSaved: () => setProduct(null),
    paths: { product_id: 'product' },
  })
  const button = useFocusBack(busy)

  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Add a product" className={classes.adder}>
      <div className={classes.picker}>
        <ProductPicker
          label="Product"
          data-path="product"
          description={
            price === undefined
              ? 'Every variant starts at the base price.'
              : `Every variant starts at the base price of ${formatCents(price)}.`
          }
          exclude={sold}
          value={product}
          error={errors.product}
          disabled={busy}
          clearable
          onChange={(id) => {
            setProduct(id)
            forget('product')
          }}
        />
      </div>
      <Button
        ref={button}
        type="submit"
        variant="default"
        loading={busy}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        Add Product
      </Button>
    </form>
  )
}

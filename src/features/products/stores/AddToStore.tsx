import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import type { Product } from '#api/products.ts'
import type { StoreProduct } from '#api/storeProducts.ts'
import { useAddToStore } from '#api/storeProductWrites.ts'
import type { StoreSummary } from '#api/stores.ts'
import { formatCents } from '#domain/money.ts'
import { type NewStoreProduct, newStoreProduct } from '#domain/storeProduct.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { useFocusBack } from '#ui/focus/useFocusBack.ts'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import classes from './stores.module.css'

interface AddToStoreProps {
  product: Product
  stores: readonly StoreSummary[]
  storeProducts: readonly StoreProduct[]
}

/** Adds the product to a store that does not sell it yet, at the product's base price. */
export function AddToStore({ product, stores, storeProducts }: AddToStoreProps) {
  const add = useAddToStore(product.id)
  const form = useRef<HTMLFormElement>(null)
  const [store, setStore] = useState<number | null>(null)
  const options = useMemo(() => {
    const selling = new Set(storeProducts.map(({ store_id }) => store_id))
    return stores
      .filter(({ id }) => !selling.has(id))
      .map(({ id, name, address, city }) => ({
        value: id,
        label: name,
        detail: [address, city].filter(Boolean).join(', '),
      }))
  }, [stores, storeProducts])

  const check = (): Checked<NewStoreProduct> => {
    const chosen = newStoreProduct({ store_id: store, product_id: product.id })
    return typeof chosen === 'string'
      ? { faults: [{ path: 'store', message: chosen }] }
      : { sent: chosen }
  }
  // A refusal is flashed, and the store stays chosen.
  const { busy, errors, forget, onSubmit } = useSubmit(form, check, {
    flashesFaults: true,
    onSubmit: (chosen) => add({ ...chosen, price: product.price }),
    onSaved: () => setStore(null),
    paths: { store_id: 'store' },
  })
  const button = useFocusBack(busy)

  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Add to a store" className={classes.adder}>
      <div className={classes.picker}>
        <SearchSelect
          label="Store"
          data-path="store"
          description={`Every variant starts at the base price of ${formatCents(product.price)}.`}
          placeholder="Choose a store…"
          options={options}
          value={store}
          error={errors.store}
          disabled={busy}
          clearable
          onChange={(id) => {
            setStore(id)
            forget('store')
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
        Add to Store
      </Button>
    </form>
  )
}

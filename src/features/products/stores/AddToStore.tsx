import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { Product } from '#api/products.ts'
import { type StoreProduct, useAddProductToStore } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { formatCents } from '#domain/money.ts'
import { placementOf } from '#domain/storeProduct.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { flash } from '#ui/flash/flash.ts'
import classes from './stores.module.css'

interface AddToStoreProps {
  product: Product
  stores: readonly StoreSummary[]
  links: readonly StoreProduct[]
}

/** Adds the product to one of the stores that do not sell it yet, at its base price (VAR-15, VAR-19). */
export function AddToStore({ product, stores, links }: AddToStoreProps) {
  const { add, pending } = useAddProductToStore()
  const [store, setStore] = useState<number | null>(null)
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const options = useMemo(() => {
    const selling = new Set(links.map(({ store_id }) => store_id))
    return stores
      .filter(({ id }) => !selling.has(id))
      .map(({ id, name, address, city }) => ({
        value: id,
        label: name,
        detail: [address, city].filter(Boolean).join(', '),
      }))
  }, [stores, links])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const placement = placementOf({ store_id: store, product_id: product.id })
    if (typeof placement === 'string') {
      setMissing(placement)
      flash({ message: placement, variant: 'error' })
      return
    }
    // A refusal is flashed, and the store stays chosen.
    await add(placement, product.price).then(
      () => setStore(null),
      () => {},
    )
  }

  return (
    <form onSubmit={submit} aria-label="Add to a store" className={classes.adder}>
      <div className={classes.picker}>
        <SearchSelect
          label="Store"
          description={`Every variant starts at the base price of ${formatCents(product.price)}.`}
          placeholder="Choose a store…"
          options={options}
          value={store}
          error={missing}
          disabled={pending}
          clearable
          onChange={(id) => {
            setStore(id)
            setMissing(undefined)
          }}
        />
      </div>
      <Button
        type="submit"
        variant="default"
        loading={pending}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        Add to Store
      </Button>
    </form>
  )
}

import { IconBuildingStore } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOperation } from '#api/core/write.ts'
import type { Product } from '#api/products.ts'
import { useSetStorePrices } from '#api/storeProducts.ts'
import { lostWithRemoval, StoreProductGrid } from '#components/StoreProductGrid.tsx'
import type { PricedVariant, StoreProductHeading } from '#components/storeProductLines.ts'
import { defineList } from '#ui/list/listState.ts'
import { EmptyState } from '#ui/page/Notice.tsx'
import classes from './stores.module.css'

interface StoreGridProps {
  product: Product
  stores: readonly StoreProductHeading[]
  removes: boolean
  prices: boolean
}

export const storeNoun = { title: 'Store', one: 'store', many: 'stores' }

/** `?storesQ=mission`. */
export const soldAtList = defineList<never>({ columns: [], prefix: 'stores' })

const nameOf = ({ name }: StoreProductHeading) => name
const rowName = ({ sku, heading }: PricedVariant) => `${sku} at ${heading.name}`

const drawName = ({ id, name }: StoreProductHeading, className: string | undefined) => (
  <Link to="/stores/$storeId" params={{ storeId: id }} className={className}>
    {name}
  </Link>
)

export function StoreGrid({ product, stores, removes, prices }: StoreGridProps) {
  const setPrices = useSetStorePrices(product.id)
  const remove = useOperation('deleteStoreProduct')
  const removal = {
    label: ({ name }: StoreProductHeading) => `Remove from ${name}`,
    title: ({ name }: StoreProductHeading) => `Remove from ${name}?`,
    text: (
      <>
        <p className={classes.about}>{product.name}</p>
        <p>{lostWithRemoval('The store')}</p>
      </>
    ),
    run: ({ id }: StoreProductHeading) => remove({ path: { storeId: id, productId: product.id } }),
  }
  return (
    <StoreProductGrid
      label="Stores"
      noun={storeNoun}
      headings={stores}
      drawName={drawName}
      rowName={rowName}
      search={{
        label: 'Search stores',
        list: soldAtList,
        textOf: nameOf,
        nothing: (text) => `No store that sells ${product.name} has “${text}” in its name.`,
      }}
      removal={removes ? removal : undefined}
      setPrices={prices ? setPrices : undefined}
      empty={<NoStores name={product.name} />}
    />
  )
}

export function NoStores({ name }: { name: string }) {
  return (
    <EmptyState icon={<IconBuildingStore size={24} />} title="No store sells the product">
      {name} can be ordered nowhere until it is added to a store.
    </EmptyState>
  )
}

import { Tabs } from '@mantine/core'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Access } from '#api/core/viewer.ts'
import { useAccess } from '#api/core/viewer.ts'
import type { Product } from '#api/products.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { storesQuery } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { Section } from '#ui/page/Section.tsx'
import {
  cleanProductSearch,
  type PriceView,
  priceViewOf,
  type SoldTab,
  soldTabOf,
} from '../productSearch.ts'
import { AddToAllStores } from './AddToAllStores.tsx'
import { AddToStore } from './AddToStore.tsx'
import { ProductPromotions } from './ProductPromotions.tsx'
import { SoldOutAtStores } from './SoldOutAtStores.tsx'
import { StoreGrid } from './StoreGrid.tsx'
import { storeProductHeadings } from './storeProductHeadings.ts'
import classes from './stores.module.css'

const PriceMatrix = lazy(async () => ({
  default: (await import('./PriceMatrix.tsx')).PriceMatrix,
}))

const views: readonly { value: PriceView; label: string }[] = [
  { value: 'stores', label: 'By store' },
  { value: 'matrix', label: 'Matrix' },
]

const label = 'Add to stores, remove and set prices'
// The page acts on any store, so all must be in the viewer's scope (AMB-27).
const target = { storeId: 'every' } as const
const changes = {
  addingToAll: { operation: 'addProductToAllStores', label },
  adding: { operation: 'createProductStore', label, target },
  removing: { operation: 'deleteStoreProduct', label, target },
  pricing: { operation: 'updateStoreVariantPrice', label, target },
} as const satisfies Record<string, GuardedAction>

export function StoresSection({ product }: { product: Product }) {
  const access = useAccess()
  const search = useSearch({ from: '/_staff/products/$productId' })
  const tab = soldTabOf(search)
  const navigate = useNavigate({ from: '/products/$productId' })
  const open = (next: { readonly tab?: SoldTab; readonly view?: PriceView }) =>
    void navigate({
      search: (all) => cleanProductSearch({ ...all, ...next }),
      resetScroll: false,
    })
  return (
    <Section
      id="stores"
      title="Where It Is Sold"
      actions={<HiddenActions access={access} actions={Object.values(changes)} />}
    >
      <Tabs
        value={tab}
        onChange={(value) => open({ tab: soldTabOf({ tab: value }) })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="stores">Stores</Tabs.Tab>
          <Tabs.Tab value="promotions">Promotions</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="stores" pt="md">
          <SectionBoundary failed="The stores could not be loaded">
            <Content
              product={product}
              access={access}
              view={priceViewOf(search)}
              onView={(view) => open({ view })}
            />
          </SectionBoundary>
        </Tabs.Panel>
        <Tabs.Panel value="promotions" pt="md">
          <SectionBoundary failed="The promotions could not be loaded">
            <ProductPromotions product={product} />
          </SectionBoundary>
        </Tabs.Panel>
      </Tabs>
    </Section>
  )
}

interface ContentProps {
  product: Product
  access: Access
  view: PriceView
  onView: (view: PriceView) => void
}

function Content({ product, access, view, onView }: ContentProps) {
  const [storeProducts, all] = useSuspenseQueries({
    queries: [productStoresQuery(product.id), storesQuery()],
  })
  const { stores } = all.data
  const selling = storeProductHeadings(storeProducts.data, stores)
  const adds = access.canUse(changes.adding).allowed
  const addsToAll = access.canUse(changes.addingToAll).allowed
  return (
    <div className={classes.content}>
      {(adds || addsToAll) && (
        <div className={classes.adders}>
          {adds && (
            <AddToStore product={product} stores={stores} storeProducts={storeProducts.data} />
          )}
          {addsToAll && <AddToAllStores product={product} />}
        </div>
      )}
      {selling.length > 0 && (
        <div className={classes.views}>
          <div role="radiogroup" aria-label="View of the prices">
            <Segments options={views} value={view} onChange={onView} compact />
          </div>
          <SoldOutAtStores
            product={product}
            storeProducts={storeProducts.data}
            stores={stores}
            access={access}
          />
        </div>
      )}
      {view === 'matrix' ? (
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <PriceMatrix product={product} headings={selling} stores={stores} />
        </Suspense>
      ) : (
        <StoreGrid
          product={product}
          stores={selling}
          removes={access.canUse(changes.removing).allowed}
          prices={access.canUse(changes.pricing).allowed}
        />
      )}
    </div>
  )
}

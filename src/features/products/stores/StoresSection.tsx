import { Tabs } from '@mantine/core'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCan } from '#api/permissions.ts'
import { type Product, productStoresQuery } from '#api/products.ts'
import { storesQuery } from '#api/stores.ts'
import { HiddenActions } from '#components/HiddenActions.tsx'
import { Section } from '#ui/page/Section.tsx'
import { cleanProductSearch, type SoldTab, soldTabOf } from '../productSearch.ts'
import { SectionBoundary } from '../SectionBoundary.tsx'
import { AddToAllStores } from './AddToAllStores.tsx'
import { AddToStore } from './AddToStore.tsx'
import { ProductPromotions } from './ProductPromotions.tsx'
import { StoreGrid } from './StoreGrid.tsx'
import { sellingStores } from './storeRows.ts'
import classes from './stores.module.css'

/** Where a product is sold and at what price (PROD-48, VAR-14). */
export function StoresSection({ product }: { product: Product }) {
  // This page acts on any store, so it needs what adding to all of them needs (PERM-14, AMB-27).
  const can = useCan('addProductToAllStores')
  const tab = soldTabOf(useSearch({ from: '/_staff/products/$productId' }))
  const navigate = useNavigate({ from: '/products/$productId' })
  const open = (next: SoldTab) =>
    void navigate({
      search: (all) => cleanProductSearch({ ...all, tab: next }),
      resetScroll: false,
    })
  return (
    <Section
      id="stores"
      title="Where It Is Sold"
      actions={<HiddenActions actions={[{ label: 'Add to stores, remove and set prices', can }]} />}
    >
      <Tabs value={tab} onChange={(value) => open(soldTabOf({ tab: value }))} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="stores">Stores</Tabs.Tab>
          <Tabs.Tab value="promotions">Promotions</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="stores" pt="md">
          <SectionBoundary failed="The stores could not be loaded">
            <Content product={product} editable={can.allowed} />
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

function Content({ product, editable }: { product: Product; editable: boolean }) {
  const [links, all] = useSuspenseQueries({
    queries: [productStoresQuery(product.id), storesQuery()],
  })
  const { stores } = all.data
  const selling = useMemo(() => sellingStores(links.data, stores), [links.data, stores])
  return (
    <div className={classes.content}>
      {editable && (
        <div className={classes.adders}>
          <AddToStore product={product} stores={stores} links={links.data} />
          <AddToAllStores product={product} />
        </div>
      )}
      <StoreGrid product={product} stores={selling} editable={editable} />
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import type { Access } from '#api/access.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import type { Store } from '#api/stores.ts'
import type { GuardedAction } from '#components/actions/action.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { Section } from '#ui/page/Section.tsx'
import { AddProduct } from './AddProduct.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import classes from './menu.module.css'
import { SyncDefaultMenu } from './SyncDefaultMenu.tsx'

interface MenuSectionProps {
  store: Store
  access: Access
}

/** What a store sells and at what prices. */
export function MenuSection({ store, access }: MenuSectionProps) {
  const target = { storeId: store.id, storeName: store.name }
  const label = 'Add products, remove them and set prices'
  const actions: GuardedAction[] = [
    { operation: 'createProductStore', label, target },
    { operation: 'deleteStoreProduct', label, target },
    { operation: 'updateStoreVariantPrice', label, target },
    { operation: 'syncDefaultMenu', label, target },
  ]
  return (
    <Section id="menu" title="Menu" actions={<HiddenActions access={access} actions={actions} />}>
      <SectionBoundary below failed="The menu could not be loaded">
        <Menu store={store} access={access} />
      </SectionBoundary>
    </Section>
  )
}

function Menu({ store, access }: MenuSectionProps) {
  const { data: links } = useSuspenseQuery(productsAtStoreQuery(store.id))
  const can = (operation: Parameters<Access['can']>[0]) =>
    access.can(operation, { storeId: store.id }).allowed
  const adds = can('createProductStore')
  const syncs = can('syncDefaultMenu')
  return (
    <div className={classes.content}>
      {(adds || syncs) && (
        <div className={classes.adders}>
          {adds && <AddProduct storeId={store.id} links={links} />}
          {syncs && <SyncDefaultMenu store={store} />}
        </div>
      )}
      <MenuGrid
        store={store}
        links={links}
        removes={can('deleteStoreProduct')}
        prices={can('updateStoreVariantPrice')}
      />
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { productsAtStoreQuery } from '#api/storeMenu.ts'
import type { Store } from '#api/stores.ts'
import { AddToMenu } from './AddToMenu.tsx'
import { MenuGrid } from './MenuGrid.tsx'
import classes from './menu.module.css'
import { SyncDefaultMenu } from './SyncDefaultMenu.tsx'
import { storeMenuActions } from './storeMenuActions.ts'
import { useMenuFolding } from './useMenuFolding.ts'

export function StoreMenu({ store }: { store: Store }) {
  const access = useAccess()
  const { data: storeProducts } = useSuspenseQuery(productsAtStoreQuery(store.id))
  const { adding, removing, pricing, syncing } = storeMenuActions(store)
  const adds = access.canUse(adding).allowed
  const syncs = access.canUse(syncing).allowed
  const { folding, open } = useMenuFolding(storeProducts)
  return (
    <div className={classes.content}>
      {(adds || syncs) && (
        <div className={classes.adders}>
          {adds && <AddToMenu storeId={store.id} storeProducts={storeProducts} onAdded={open} />}
          {syncs && <SyncDefaultMenu store={store} />}
        </div>
      )}
      <MenuGrid
        store={store}
        storeProducts={storeProducts}
        removes={access.canUse(removing).allowed}
        prices={access.canUse(pricing).allowed}
        folding={folding}
      />
    </div>
  )
}

import { type Access, useAccess } from '#api/core/viewer.ts'
import { Attention } from './Attention.tsx'
import { OwnDrafts } from './OwnDrafts.tsx'
import { OwnStores } from './OwnStores.tsx'
import { RecentPages } from './RecentPages.tsx'
import classes from './start.module.css'

/** Under the search bar, by the viewer's rights and stores. */
export function StartPage() {
  const access = useAccess()
  return (
    <div className={classes.page}>
      <OwnDrafts />
      <OwnStores access={access} />
      {canMendAnything(access) ? (
        <Attention access={access} />
      ) : (
        access.viewer.storeIds.size === 0 && (
          <p className={classes.quiet}>
            No store is assigned to you yet. Ask your store lead to add you to one.
          </p>
        )
      )}
      <RecentPages />
    </div>
  )
}

const mendingOperations = [
  'setStoreOnline',
  'saveStoreHours',
  'updateStoreTaxRates',
  'updateStoreVariantPrice',
  'updateMenuCategories',
  'updateProduct',
  'updatePromotion',
] as const

function canMendAnything(access: Access): boolean {
  const places = [...access.viewer.storeIds, 'every' as const]
  return (
    access.canPart('updateUser', 'store_ids').allowed ||
    mendingOperations.some((operation) =>
      places.some((storeId) => access.can(operation, { storeId }).allowed),
    )
  )
}

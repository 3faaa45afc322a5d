import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { type Access, storeScopedPermissions } from '#api/core/viewer.ts'
import { productsQuery } from '#api/products.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { employeesQuery } from '#api/users.ts'
import { draftOfPromotion } from '#components/promotions/usePromotionNames.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import type { Finding } from '#domain/findings/finding.ts'
import { peopleWithoutStore } from '#domain/findings/peopleFindings.ts'
import { freeProducts } from '#domain/findings/productFindings.ts'
import { endingPromotions, promotionsWithoutEffect } from '#domain/findings/promotionFindings.ts'
import { offlineStores } from '#domain/findings/storeFindings.ts'

/** The stores at which the viewer may do this; archived ones need no attention. */
export const storesFor = (
  access: Access,
  operation: Parameters<Access['can']>[0],
  stores: readonly StoreSummary[] = [],
): StoreSummary[] =>
  stores.filter(
    ({ id, archived_at }) => !archived_at && access.can(operation, { storeId: id }).allowed,
  )

interface FindingGroup {
  readonly title: string
  readonly findings: readonly Finding[]
}

/** What follows from lists that other pages read as well. Only what the viewer may mend. */
export function useFindings(access: Access) {
  const today = useStoreDate(ownTimeZone())
  const mendsPeople = access.canPart('updateUser', 'store_ids').allowed
  const mendsPromotions = access.can('updatePromotion').allowed
  const mendsProducts = access.can('updateProduct').allowed
  const stores = useQuery({ ...storesQuery(), ...notFlashed })
  const promotions = useQuery({ ...promotionsQuery(), ...notFlashed, enabled: mendsPromotions })
  const products = useQuery({ ...productsQuery(), ...notFlashed, enabled: mendsProducts })
  const employees = useQuery({ ...employeesQuery(), ...notFlashed, enabled: mendsPeople })
  // A read that is not enabled has data where another part of the page reads it.
  const named = ((mendsPromotions && promotions.data) || []).map((promotion) => ({
    id: promotion.id,
    name: promotion.name,
    draft: draftOfPromotion(promotion),
  }))
  const groups: readonly FindingGroup[] = [
    {
      title: 'Offline stores',
      findings: offlineStores(storesFor(access, 'setStoreOnline', stores.data?.stores)),
    },
    { title: 'Promotions that can never apply', findings: promotionsWithoutEffect(named, today) },
    { title: 'Promotions that end this week', findings: endingPromotions(named, today) },
    {
      title: 'Products without a price',
      findings: freeProducts((mendsProducts && products.data) || []),
    },
    {
      title: 'People without a store',
      findings: peopleWithoutStore(
        (mendsPeople && employees.data) || [],
        access.roles,
        access.permissions,
        storeScopedPermissions,
      ),
    },
  ]
  const reads = [
    { title: 'The stores could not be loaded', read: stores, asked: true },
    { title: 'The promotions could not be loaded', read: promotions, asked: mendsPromotions },
    { title: 'The products could not be loaded', read: products, asked: mendsProducts },
    { title: 'The employees could not be loaded', read: employees, asked: mendsPeople },
  ].filter(({ asked }) => asked)
  return { groups, reads, stores: stores.data?.stores ?? [], today }
}

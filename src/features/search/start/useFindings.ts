import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { type Access, storeScopedPermissions } from '#api/core/viewer.ts'
import { productsQuery } from '#api/products.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { employeesQuery } from '#api/users.ts'
import { withDraft } from '#components/promotions/usePromotionNames.ts'
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

/** What the viewer may mend, as far as lists tell it that other pages read as well. */
export function useFindings(access: Access) {
  const today = useStoreDate(ownTimeZone())
  const canEditPeople = access.canPart('updateUser', 'store_ids').allowed
  const canEditPromotions = access.can('updatePromotion').allowed
  const canEditProducts = access.can('updateProduct').allowed
  const stores = useQuery({ ...storesQuery(), ...notFlashed })
  const promotions = useQuery({ ...promotionsQuery(), ...notFlashed, enabled: canEditPromotions })
  const products = useQuery({ ...productsQuery(), ...notFlashed, enabled: canEditProducts })
  const employees = useQuery({ ...employeesQuery(), ...notFlashed, enabled: canEditPeople })
  // A read that is not enabled has data where another part of the page reads it.
  const drafted = ((canEditPromotions && promotions.data) || []).map(withDraft)
  const groups: readonly FindingGroup[] = [
    {
      title: 'Offline stores',
      findings: offlineStores(storesFor(access, 'setStoreOnline', stores.data?.stores)),
    },
    { title: 'Promotions that can never apply', findings: promotionsWithoutEffect(drafted, today) },
    { title: 'Promotions that end this week', findings: endingPromotions(drafted, today) },
    {
      title: 'Products without a price',
      findings: freeProducts((canEditProducts && products.data) || []),
    },
    {
      title: 'People without a store',
      findings: peopleWithoutStore(
        (canEditPeople && employees.data) || [],
        access.roles,
        access.permissions,
        storeScopedPermissions,
      ),
    },
  ]
  const reads = [
    { title: 'The stores could not be loaded', read: stores, asked: true },
    { title: 'The promotions could not be loaded', read: promotions, asked: canEditPromotions },
    { title: 'The products could not be loaded', read: products, asked: canEditProducts },
    { title: 'The employees could not be loaded', read: employees, asked: canEditPeople },
  ].filter(({ asked }) => asked)
  return { groups, reads, stores: stores.data?.stores ?? [], today }
}

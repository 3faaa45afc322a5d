import { useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import { type StoreSummary, storesQuery } from '#api/stores.ts'
import { useMinute } from '#components/storeHooks.ts'
import { allStoresPermission } from '#domain/access/permissions.ts'
import { type StoreClock, storeClock } from '#domain/promotions/runningPromotions.ts'
import type { PromotionSearch } from './promotionSearch.ts'

interface StoreClocks {
  readonly stores: readonly StoreSummary[]
  /** Of the stores in the filter. */
  readonly chosen: readonly StoreClock[]
  /** Of the viewer's stores; empty for who acts on all of them. */
  readonly own: readonly StoreClock[]
  /** Today's dates at the stores. */
  readonly days: readonly string[]
}

export function useStoreClocks(store: PromotionSearch['store']): StoreClocks {
  const { viewer } = useAccess()
  const stores = useQuery({ ...storesQuery(), ...notFlashed }).data?.stores ?? []
  const now = new Date(useMinute())
  const zones = new Map(stores.map(({ id, time_zone }) => [id, time_zone]))
  const clockOf = (storeId: number) => storeClock(storeId, zones.get(storeId) ?? null, now)
  const own = viewer.permissions.has(allStoresPermission) ? [] : [...viewer.storeIds].map(clockOf)
  const all = stores.map(({ id }) => clockOf(id))
  const chosen = store === undefined ? all : store === 'mine' ? own : [clockOf(store)]
  return { stores, own, chosen, days: all.map(({ date }) => date) }
}

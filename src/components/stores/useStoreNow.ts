import { useQuery } from '@tanstack/react-query'
import { storeHoursQuery } from '#api/storeHours.ts'
import type { Store } from '#api/stores.ts'
import { type StoreNow, storeNow } from '#domain/stores/storeNow.ts'
import { useMinute } from '../storeHooks.ts'

export type ClockedStore = Pick<Store, 'id' | 'name' | 'time_zone'>

/** Follows the clock. `now` is undefined until the hours are read. */
export function useStoreNow({ id, time_zone }: ClockedStore, online?: boolean, enabled = true) {
  const now = new Date(useMinute())
  const hours = useQuery({ ...storeHoursQuery(id), enabled })
  const week = hours.data
  const state: StoreNow | undefined = week && storeNow({ week, online, timeZone: time_zone, now })
  return { week, now: state, error: hours.error, refetch: hours.refetch }
}

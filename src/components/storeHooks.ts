import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { storeQuery } from '#api/stores.ts'
import { dateAt, zoneOf } from '#domain/calendar.ts'

/** Today in the store's time zone (AMB-96), default AMB-80. Updates at midnight. */
export function useStoreDate(timeZone: string | null): string {
  const read = () => dateAt(new Date(), zoneOf(timeZone))
  return useSyncExternalStore(everyMinute, read)
}

/** The current minute, in milliseconds. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, currentMinute)
}

const currentMinute = () => Math.floor(Date.now() / 60_000) * 60_000

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  return () => clearInterval(timer)
}

/** The name is for refusals. */
export function useStoreTarget(storeId: number): { storeId: number; storeName?: string } {
  const storeName = useQuery(storeQuery(storeId)).data?.name
  return storeName === undefined ? { storeId } : { storeId, storeName }
}

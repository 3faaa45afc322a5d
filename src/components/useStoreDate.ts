import { useCallback, useSyncExternalStore } from 'react'
import { dateAt, zoneOf } from '#domain/calendar.ts'

/** Today in the store's time zone (AMB-96), default AMB-80. Updates at midnight. */
export function useStoreDate(timeZone: string | null): string {
  const read = useCallback(() => dateAt(new Date(), zoneOf(timeZone)), [timeZone])
  return useSyncExternalStore(everyMinute, read)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  return () => clearInterval(timer)
}

import { useCallback, useSyncExternalStore } from 'react'
import { dateAt, zoneOf } from '#domain/calendar.ts'

/**
 * Today's date 'YYYY-MM-DD' in a store's time zone, not the user's (AMB-96); without a known zone in that of
 * AMB-80. The value changes at the store's midnight.
 */
export function useStoreDate(timeZone: string | null): string {
  const read = useCallback(() => dateAt(new Date(), zoneOf(timeZone)), [timeZone])
  return useSyncExternalStore(everyMinute, read)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  return () => clearInterval(timer)
}

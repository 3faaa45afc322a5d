import { useCallback, useSyncExternalStore } from 'react'
import { dateAt } from '#domain/calendar.ts'

/**
 * Today's date 'YYYY-MM-DD' in a store's time zone, not the user's (AMB-96). The value changes at the
 * store's midnight.
 */
export function useStoreDate(timeZone: string): string {
  const read = useCallback(() => dateAt(new Date(), timeZone), [timeZone])
  return useSyncExternalStore(everyMinute, read)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000)
  return () => clearInterval(timer)
}

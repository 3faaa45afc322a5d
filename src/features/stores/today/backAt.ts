/** When a store is to come back online. A reminder of this device: hosts have no place for it (AMB-266). */
import { del, get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'

/** In milliseconds; null without a reminder. Where the browser blocks IndexedDB it lasts as long as the page. */
export function useBackAt(storeId: number): [number | null, (moment: number | null) => void] {
  const key = `back at of store ${storeId}`
  const [backAt, show] = useState<number | null>(null)
  useEffect(() => {
    const load = async () => {
      const kept = await get<unknown>(key)
      if (typeof kept === 'number') show(kept)
    }
    load().catch(() => undefined)
  }, [key])
  const change = (moment: number | null) => {
    show(moment)
    const keep = async () => (moment === null ? del(key) : set(key, moment))
    keep().catch(() => undefined)
  }
  return [backAt, change]
}

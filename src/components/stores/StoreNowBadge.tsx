import { storeNowText } from '#domain/stores/storeNow.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { Bone } from '#ui/page/Loading.tsx'
import { type ClockedStore, useStoreNow } from './useStoreNow.ts'

interface StoreNowBadgeProps {
  store: ClockedStore
  /** Default: the badge does not tell it. */
  online?: boolean | undefined
}

/** `Open until 2:00 PM, holiday`. Nothing if the hours cannot be read. */
export function StoreNowBadge({ store, online }: StoreNowBadgeProps) {
  const { now, error } = useStoreNow(store, online)
  if (!now) return error ? null : <Bone width={160} height={20} />
  const tone = now.isOffline ? 'bad' : now.state === 'open' ? 'good' : 'quiet'
  return <StatusBadge tone={tone}>{storeNowText(now)}</StatusBadge>
}

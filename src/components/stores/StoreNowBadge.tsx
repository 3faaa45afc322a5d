import { storeNowText } from '#domain/stores/storeNow.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { Bone } from '#ui/page/Loading.tsx'
import { RetryReading } from './RetryReading.tsx'
import { type ClockedStore, useStoreNow } from './useStoreNow.ts'

interface StoreNowBadgeProps {
  store: ClockedStore
  /** Default: the badge does not tell it. */
  online?: boolean | undefined
}

/** `Open until 2:00 PM, holiday`. */
export function StoreNowBadge({ store, online }: StoreNowBadgeProps) {
  const { now, error, refetch } = useStoreNow(store, online)
  if (!now && error)
    return (
      <span>
        Hours unknown <RetryReading what="the state of the store" onRetry={() => void refetch()} />
      </span>
    )
  if (!now) return <Bone width={160} height={20} />
  const tone = now.isOffline ? 'bad' : now.state === 'open' ? 'good' : 'quiet'
  return <StatusBadge tone={tone}>{storeNowText(now)}</StatusBadge>
}

import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { knownStore } from '#api/stores.ts'
import { OnlineState } from '#components/stateBadges.tsx'
import { PageSkeleton } from '#ui/page/Loading.tsx'
import { StoreHeader } from './StoreHeader.tsx'

/** The fields known from the list. */
export function StorePending() {
  const { storeId } = useParams({ strict: false })
  const client = useQueryClient()
  const known = storeId === undefined ? undefined : knownStore(client, storeId)
  if (!known) return <PageSkeleton />
  return (
    <>
      <StoreHeader
        store={known}
        state={known.online !== undefined && <OnlineState online={known.online} />}
      />
      <PageSkeleton rows={4} />
    </>
  )
}

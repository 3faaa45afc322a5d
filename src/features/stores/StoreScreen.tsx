import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { storeQuery } from '#api/stores.ts'
import { DayParts } from './DayParts.tsx'
import { StoreDetails } from './StoreDetails.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { StoreState } from './StoreState.tsx'

/** One store. Another store remounts the page, so that no open control is carried over. */
export function StoreScreen() {
  const { storeId } = useParams({ from: '/_staff/stores/$storeId' })
  return <StorePage key={storeId} id={storeId} />
}

function StorePage({ id }: { id: number }) {
  const { data: store } = useSuspenseQuery(storeQuery(id))
  return (
    <>
      <StoreHeader store={store} state={<StoreState store={store} />}>
        <DayParts store={store} />
      </StoreHeader>
      <StoreDetails store={store} />
    </>
  )
}

import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { QueuedCounts, storeInventoryQuery } from '#api/inventory.ts'
import { storeQuery, storeStatusQuery } from '#api/stores.ts'
import { enqueueCount, resumeTaps } from '#api/taps/tapQueue.ts'
import { GuardedSection } from '#components/actions/GuardedSection.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { CountShelfButton, ShelfCount } from '#components/inventory/ShelfCount.tsx'
import { SoldOut } from '#components/inventory/SoldOut.tsx'
import { OrdersOfDay } from '#components/orders/OrdersOfDay.tsx'
import { registerWorker } from '#components/registerWorker.ts'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { useStoreDate } from '#components/storeHooks.ts'
import { WaitingTaps } from '#components/stores/WaitingTaps.tsx'
import { mediumDate, weekdayOf } from '#domain/calendar.ts'
import { capitalized } from '#domain/wording.ts'
import { whenOpened } from '#ui/Opening.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Section } from '#ui/page/Section.tsx'
import { StoreNow } from './StoreNow.tsx'
import classes from './today.module.css'

/** Apart, since its sentences need much code and stand below what is tapped. */
const promotions = whenOpened(() =>
  import('#components/promotions/RunningPromotions.tsx').then((module) => module.RunningPromotions),
)

/** What a shop changes during the day, for one thumb. Taps wait for a connection (AMB-265). */
export function TodayScreen() {
  const { storeId } = useParams({ from: '/_staff/stores/$storeId_/today' })
  return <Today key={storeId} storeId={storeId} />
}

function Today({ storeId }: { storeId: number }) {
  const { data: store } = useSuspenseQuery(storeQuery(storeId))
  const client = useQueryClient()
  useEffect(registerWorker, [])
  useFollow(storeId)
  const today = useStoreDate(store.time_zone)
  const target = { storeId, storeName: store.name }
  return (
    <QueuedCounts value={(path, change) => enqueueCount(client, path, change)}>
      <div className={classes.board}>
        <PageHeader
          title={`Today at ${store.name}`}
          facts={`${capitalized(weekdayOf(today))}, ${mediumDate(today)}`}
          secondary={
            <ButtonLink to="/stores/$storeId" params={{ storeId }} variant="default">
              Whole store
            </ButtonLink>
          }
        />
        <WaitingTaps />
        <GuardedSection
          id="now"
          title="Now"
          actions={[
            { operation: 'saveStoreHours', label: 'Change the hours', target },
            { operation: 'setStoreOnline', label: 'Switch the store online and offline', target },
            { operation: 'patchStore', label: 'Switch curbside online and offline', target },
          ]}
          failed="The state of the store could not be loaded"
        >
          {() => <StoreNow store={store} />}
        </GuardedSection>
        <GuardedSection
          id="sold-out"
          title="Sold Out"
          actions={[{ operation: 'updateStoreInventory', label: 'Change the counts', target }]}
          failed="Today's inventory could not be loaded"
        >
          {(editable) => <Inventory storeId={storeId} editable={editable} />}
        </GuardedSection>
        <Section id="orders" title="Orders of Today">
          <SectionBoundary failed="The orders could not be loaded">
            <OrdersOfDay store={store} day={today} />
          </SectionBoundary>
        </Section>
        <Section id="promotions" title="Promotions Running Now">
          <SectionBoundary failed="The promotions could not be loaded">
            <promotions.Part stores={[store]} />
          </SectionBoundary>
        </Section>
      </div>
    </QueuedCounts>
  )
}

/** Others change the same store. A failed read is silent: the board shows what was read before. */
function useFollow(storeId: number): void {
  const following = { ...notFlashed, refetchInterval: 30_000 }
  useQuery({ ...storeQuery(storeId), ...following })
  useQuery({ ...storeStatusQuery(storeId), ...following })
  useQuery({ ...storeInventoryQuery(storeId), ...following })
}

/** Sends what a closed tab has not sent, once the counts are there to show it in. */
function Inventory({ storeId, editable }: { storeId: number; editable: boolean }) {
  const client = useQueryClient()
  useSuspenseQuery(storeInventoryQuery(storeId))
  useEffect(() => void resumeTaps(client), [client])
  const [counting, setCounting] = useState(false)
  if (counting) return <ShelfCount storeId={storeId} onClose={() => setCounting(false)} />
  return (
    <div className={classes.parts}>
      <SoldOut storeId={storeId} />
      {editable && <CountShelfButton onClick={() => setCounting(true)} />}
    </div>
  )
}

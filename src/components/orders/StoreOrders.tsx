import type { Store } from '#api/stores.ts'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { zoneOf } from '#domain/calendar.ts'
import { Section } from '#ui/page/Section.tsx'
import { OrderPages } from './OrderPages.tsx'
import { storeOrderList } from './orderColumns.tsx'

/** Days and times are in the store's zone. */
export function StoreOrders({ store }: { store: Store }) {
  const timeZone = zoneOf(store.time_zone)
  const list = storeOrderList(timeZone)
  return (
    <Section id="orders" title="Orders">
      <SectionBoundary below failed="The orders could not be loaded">
        <OrderPages
          list={list}
          timeZone={timeZone}
          owner={{ storeId: store.id }}
          href={(order) => `/stores/${store.id}/orders/${order.id}`}
        />
      </SectionBoundary>
    </Section>
  )
}

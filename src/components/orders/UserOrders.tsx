import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '#api/stores.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { Section } from '#ui/page/Section.tsx'
import { OrderPages } from './OrderPages.tsx'
import { userOrderList } from './orderColumns.tsx'

/** Days and times are in the viewer's zone. */
export function UserOrders({ userId }: { userId: number }) {
  const { data: known } = useQuery(storesQuery())
  const names = new Map(known?.stores.map(({ id, name }) => [id, name]))
  const list = userOrderList((id) => names.get(id))
  return (
    <Section id="orders" title="Orders">
      <OrderPages
        list={list}
        timeZone={ownTimeZone()}
        owner={{ userId }}
        href={(order) => `/users/${userId}/orders/${order.id}`}
      />
    </Section>
  )
}

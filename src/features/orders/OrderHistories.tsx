import { useQuery } from '@tanstack/react-query'
import { type Order, type OrderHistoryEntry, orderHistoryQuery } from '#api/orders.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { ListSkeleton } from '#ui/list/ListPlaceholders.tsx'
import { Section } from '#ui/page/Section.tsx'
import { useOrderZone } from './orderActions.ts'
import { type Numbered, numbered, orderLists } from './orderLists.tsx'
import { latestChanges } from './orderSequence.ts'

const numberOf = ({ number }: Numbered<OrderHistoryEntry>) => number
const noun = { one: 'change', many: 'changes' }

export function OrderHistories({ order }: { order: Order }) {
  const zone = useOrderZone(order)
  return (
    <>
      <Section id="order-history" title="Order Change History">
        <History orderId={order.id} zone={zone} of="order" title="Order Change History" />
      </Section>
      <Section id="cart-history" title="Cart Change History">
        <History orderId={order.id} zone={zone} of="cart" title="Cart Change History" />
      </Section>
    </>
  )
}

interface HistoryProps {
  orderId: number
  zone: string
  of: 'order' | 'cart'
  title: string
}

function History({ orderId, zone, of, title }: HistoryProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...orderHistoryQuery(orderId),
    select: latestChanges,
  })
  const lists = orderLists(zone)
  const list = useListSearch(lists[of])
  const rows = numbered(data?.[of] ?? [])
  if (data)
    return (
      <List
        label={title}
        noun={noun}
        rows={rows}
        rowId={numberOf}
        {...list}
        search={false}
        cardsBelow={560}
        empty={{ title: 'No changes' }}
      />
    )
  if (error)
    return (
      <FailedRead title="The changes could not be loaded" read={{ error, isFetching, refetch }} />
    )
  return (
    <ListSkeleton label="Loading changes" columns={lists[of].columns} rows={3} search={false} />
  )
}

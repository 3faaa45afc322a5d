import type { Order, Refund, Transaction } from '#api/orders.ts'
import { useListSearch } from '#components/useListSearch.ts'
import { List } from '#ui/list/List.tsx'
import { Section } from '#ui/page/Section.tsx'
import { useOrderZone } from './orderActions.ts'
import { type Numbered, numbered, orderLists } from './orderLists.tsx'

const refundId = ({ id }: Refund) => id
const numberOf = ({ number }: Numbered<Transaction>) => number

export function OrderMoney({ order }: { order: Order }) {
  const zone = useOrderZone(order)
  const lists = orderLists(zone)
  const refunds = useListSearch(lists.refunds)
  const transactions = useListSearch(lists.transactions)
  const moved = numbered(order.transactions)
  return (
    <>
      <Section id="refunds" title="Refund Action(s)">
        <List
          label="Refund Action(s)"
          noun={{ one: 'refund', many: 'refunds' }}
          rows={order.refunds}
          rowId={refundId}
          {...refunds}
          search={false}
          columnChoice={false}
          cardsBelow={760}
          empty={{ title: 'No refunds' }}
        />
      </Section>
      <Section id="transactions" title="Transactions">
        <List
          label="Transactions"
          noun={{ one: 'transaction', many: 'transactions' }}
          rows={moved}
          rowId={numberOf}
          {...transactions}
          search={false}
          columnChoice={false}
          empty={{ title: 'No transactions' }}
        />
      </Section>
    </>
  )
}

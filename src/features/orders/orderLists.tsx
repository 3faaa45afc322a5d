import type { OrderHistoryEntry, Refund, Transaction } from '#api/orders.ts'
import { longMoment } from '#domain/calendar.ts'
import { historySentences } from '#domain/orders/orderHistory.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { type Column, defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** `number` is the index in the answer, as rows have no id. */
export type Numbered<Row> = Row & { readonly number: number }

export const numbered = <Row extends object>(rows: readonly Row[]): Numbered<Row>[] =>
  rows.map((row, number) => ({ ...row, number }))

function when<Row>(timeZone: string, of: (row: Row) => string): Column<Row> {
  return {
    id: 'when',
    header: 'Date/Time',
    value: of,
    text: (row) => longMoment(of(row), timeZone),
    render: (row) => <DateCell value={of(row)} format={longMoment} timeZone={timeZone} />,
    names: true,
    wrap: true,
    minWidth: 150,
    grow: 1.5,
  }
}

/** A user without a name was deleted. */
function userText(user: { readonly name: string | null } | null, nobody: string): string {
  return user === null ? nobody : (user.name ?? 'Deleted user')
}

const refundColumns = (timeZone: string) =>
  defineColumns<Refund>([
    when(timeZone, ({ created_at }) => created_at),
    {
      id: 'products',
      header: 'Products',
      value: ({ products }) => products.map(({ id, name }) => name || `Product ${id}`).join(', '),
      wrap: true,
      minWidth: 130,
      grow: 2,
    },
    {
      id: 'amount',
      header: 'Amount',
      value: ({ amount }) => amount,
      text: ({ amount }) => (amount === undefined ? '–' : formatDollars(amount)),
      align: 'right',
      width: 96,
    },
    {
      id: 'user',
      header: 'User',
      value: ({ user }) => userText(user, '–'),
      wrap: true,
      minWidth: 96,
    },
    { id: 'source', header: 'Source', value: ({ source }) => source, width: 90 },
    {
      id: 'reason',
      header: 'Reason',
      value: ({ reason }) => reason,
      wrap: true,
      minWidth: 120,
      grow: 2,
    },
    {
      id: 'explanation',
      header: 'Explanation',
      value: ({ explanation }) => explanation,
      text: ({ explanation }) => explanation ?? '–',
      wrap: true,
      hidden: true,
      minWidth: 130,
      grow: 2,
    },
  ])

const transactionColumns = (timeZone: string) =>
  defineColumns<Numbered<Transaction>>([
    when(timeZone, ({ created_at }) => created_at),
    {
      id: 'amount',
      header: 'Amount',
      value: ({ amount }) => amount,
      text: ({ amount }) => formatDollars(amount),
      align: 'right',
      width: 120,
    },
    { id: 'state', header: 'State', value: ({ state }) => state, minWidth: 110 },
  ])

const changeColumns = (of: 'order' | 'cart', timeZone: string) =>
  defineColumns<Numbered<OrderHistoryEntry>>([
    when(timeZone, ({ updated_at }) => updated_at),
    {
      id: 'by',
      header: 'Action By',
      value: ({ user }) => userText(user, 'System'),
      minWidth: 120,
    },
    {
      id: 'updates',
      header: 'Updates',
      value: ({ number: _, ...entry }) => historySentences(entry, of, timeZone).join(' '),
      sortable: false,
      wrap: true,
      minWidth: 200,
      grow: 4,
    },
  ])

/** With the times of the store. */
export const orderLists = (timeZone: string) => ({
  refunds: defineList({ columns: refundColumns(timeZone), prefix: 'refunds' }),
  transactions: defineList({ columns: transactionColumns(timeZone), prefix: 'transactions' }),
  order: defineList({ columns: changeColumns('order', timeZone), prefix: 'changes' }),
  cart: defineList({ columns: changeColumns('cart', timeZone), prefix: 'cart' }),
})

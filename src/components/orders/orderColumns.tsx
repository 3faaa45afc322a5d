import { customerText, type Order } from '#api/orders.ts'
import { longMoment, ownTimeZone } from '#domain/calendar.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import type { Column } from '#ui/list/columns.ts'
import { defineList, type ListDefinition } from '#ui/list/listState.ts'
import classes from './orders.module.css'

const moment = (
  column: Pick<Column<Order>, 'id' | 'header'>,
  of: (order: Order) => string | null,
  timeZone: string,
): Column<Order> => ({
  ...column,
  value: of,
  text: (order) => longMoment(of(order) ?? '', timeZone),
  render: (order) => <DateCell value={of(order)} format={longMoment} timeZone={timeZone} />,
  sortable: false,
  wrap: true,
  minWidth: 110,
  grow: 2,
})

const id: Column<Order> = {
  id: 'id',
  header: 'ID',
  value: (order) => order.id,
  names: true,
  sortable: false,
  width: 76,
}
const times = (timeZone: string): Column<Order>[] => [
  moment({ id: 'placed', header: 'Placement Time' }, (one) => one.placement_time, timeZone),
  moment({ id: 'pickup', header: 'Pickup Time' }, (one) => one.pickup_time, timeZone),
]
const status: Column<Order> = {
  id: 'status',
  header: 'Status',
  value: (order) => order.status,
  sortable: false,
  minWidth: 96,
}
const customer: Column<Order> = {
  id: 'customer',
  header: 'Customer',
  value: ({ name }) => name,
  text: customerText,
  render: (order) => (
    <span className={order.name === null ? classes.quiet : undefined}>{customerText(order)}</span>
  ),
  sortable: false,
  wrap: true,
  minWidth: 88,
  grow: 2,
}

function storeColumn(storeName: (id: number) => string | undefined): Column<Order> {
  return {
    id: 'store',
    header: 'Store ID',
    value: ({ store_id }) => store_id,
    text: ({ store_id }) => [store_id, storeName(store_id)].filter(Boolean).join(' '),
    render: ({ store_id }) => (
      <span>
        {store_id} <span className={classes.quiet}>{storeName(store_id)}</span>
      </span>
    ),
    sortable: false,
    wrap: true,
    minWidth: 88,
    grow: 2,
  }
}

const sizes = [5, 10, 15, 25]
const listOf = (columns: readonly Column<Order>[]): ListDefinition<Order> =>
  defineList({ columns, sizes, prefix: 'orders' })

/** AMB-114. */
export const storeOrderList = (timeZone: string) =>
  listOf([id, customer, ...times(timeZone), status])

/** AMB-114. */
export const userOrderList = (storeName: (id: number) => string | undefined) =>
  listOf([id, storeColumn(storeName), ...times(ownTimeZone()), status])

export const orderPageSizes = sizes

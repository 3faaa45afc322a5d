import type { Credit } from '#api/credits.ts'
import { MoneyCell } from '#ui/cells/cells.tsx'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'
import classes from '../people.module.css'

/** AMB-125. A claimed credit links to its order. */
export const creditList = (userId: number) =>
  defineList({
    prefix: 'credits',
    columns: defineColumns<Credit>([
      {
        id: 'amount',
        header: 'Amount',
        value: ({ amount }) => amount,
        render: ({ amount }) => <MoneyCell cents={amount} unit="cents" />,
        align: 'right',
        width: 130,
      },
      {
        id: 'type',
        header: 'Product Type',
        value: ({ product_type }) => product_type,
        minWidth: 110,
      },
      {
        id: 'code',
        header: 'Code',
        value: ({ code }) => code,
        text: ({ code }) => code ?? '–',
        names: true,
        minWidth: 130,
      },
      { id: 'claimed', header: 'Claimed', value: ({ claimed }) => claimed, width: 110 },
      {
        id: 'order',
        header: 'Order',
        value: ({ order_id }) => order_id,
        render: ({ order_id }) =>
          !order_id ? (
            '–'
          ) : (
            <a data-row-link className={classes.link} href={`/users/${userId}/orders/${order_id}`}>
              Order {order_id}
            </a>
          ),
        minWidth: 110,
      },
    ]),
  })

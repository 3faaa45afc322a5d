import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import type { Order } from '#api/orders.ts'
import { longMoment } from '#domain/calendar.ts'
import { isPaid } from '#domain/orders/orders.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { DateCell } from '#ui/cells/cells.tsx'
import { Section } from '#ui/page/Section.tsx'
import { orderStoreQuery, refunding, resendRefundsId, useOrderZone } from './orderActions.ts'
import classes from './orders.module.css'

interface OrderDetailsProps {
  order: Order
  onRefund: (ids: readonly number[]) => void
}

/** AMB-117. */
export function OrderDetails({ order, onRefund }: OrderDetailsProps) {
  const access = useAccess()
  const { data: store } = useQuery(orderStoreQuery(order))
  const zone = useOrderZone(order)
  // While the payment is only authorized, only the whole order can be refunded.
  const authorized = order.transactions.some(({ state }) => state === 'authorized')
  const may = access.canUse(refunding(order, store?.name)).allowed
  const refunds = may && isPaid(order) && !authorized
  return (
    <Section id="details" title="Order Details">
      <div className={classes.scroller}>
        <table className={classes.table} aria-label="Order Details">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Price</th>
              <th scope="col">Subtotal</th>
              <th scope="col">Refunded</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(order.products).map(([key, product]) => (
              <tr key={key}>
                <th scope="row">
                  {product.name}
                  {product.variant && <small>{product.variant}</small>}
                  {product.special_instructions && <em>{product.special_instructions}</em>}
                </th>
                <td>{formatDollars(product.price)}</td>
                <td>{formatDollars(product.subtotal)}</td>
                <td>
                  {product.refunded_at ? (
                    <>
                      Refunded{' '}
                      <DateCell value={product.refunded_at} format={longMoment} timeZone={zone} />
                    </>
                  ) : refunds ? (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Refund ${product.name}`}
                      data-focus-next={`#${resendRefundsId}`}
                      onClick={() => onRefund([Number(key)])}
                    >
                      Refund
                    </Button>
                  ) : (
                    'No'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sumsOf(order).map(({ key, label, cents }) => (
              <tr key={key} data-total={key === 'total' || undefined}>
                <th scope="row">{label}</th>
                <td />
                <td>{formatDollars(cents)}</td>
                <td />
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </Section>
  )
}

interface Sum {
  key: string
  label: string
  cents: number
}

function sumsOf(order: Order): Sum[] {
  return [
    { key: 'subtotal', label: 'Subtotal', cents: order.subtotal },
    ...order.promotions.map(({ id, name, amount }) => ({
      key: `promotion ${id}`,
      label: name || `Promotion ${id}`,
      cents: -amount,
    })),
    ...order.credits.map(({ id, code, amount }) => ({
      key: `credit ${id}`,
      label: code ? `Credit ${code}` : 'Credit',
      cents: -amount,
    })),
    ...Object.entries(order.tax).map(([name, cents]) => ({
      key: `tax ${name}`,
      label: name,
      cents,
    })),
    { key: 'tip', label: 'Tip', cents: order.tip_amount },
    { key: 'total', label: 'Total', cents: order.total },
  ]
}

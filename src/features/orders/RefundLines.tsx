import { Checkbox } from '@mantine/core'
import type { Order, OrderProduct } from '#api/orders.ts'
import type { RefundLine, RefundPreview } from '#domain/orders/orders.ts'
import { formatDollars } from '#domain/prices/money.ts'
import classes from './orders.module.css'

interface RefundLinesProps {
  order: Order
  preview: RefundPreview<OrderProduct>
  disabled: boolean
  onTick: (id: number, isTicked: boolean) => void
}

/** A box per product. While the payment is only authorized, only the whole order can be refunded. */
export function RefundLines({ order, preview, disabled, onTick }: RefundLinesProps) {
  const { lines, rest, sum, exact } = preview
  const isIn = (state: string) => order.transactions.some((one) => one.state === state)
  const released = isIn('authorized') && !isIn('captured')
  const canChoose = lines.length > 1 && !isIn('authorized')
  return (
    <>
      <table className={`${classes.table} ${classes.sums}`} aria-label="What is refunded">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">{exact ? 'Paid' : 'Price'}</th>
            <th scope="col">Refunded</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-quiet={!line.chosen || undefined}>
              <th scope="row">
                {canChoose && !line.refunded ? (
                  <Checkbox
                    label={<ProductName product={line.product} />}
                    checked={line.chosen}
                    disabled={disabled}
                    onChange={(event) => onTick(line.id, event.currentTarget.checked)}
                  />
                ) : (
                  <ProductName product={line.product} />
                )}
              </th>
              <td>{formatDollars(exact ? line.paid : line.product.price)}</td>
              <td>{line.refunded ? amountOf(line, exact) : '–'}</td>
              <td>{line.chosen ? amountOf(line, exact) : '–'}</td>
            </tr>
          ))}
        </tbody>
        {exact && (
          <tfoot>
            {rest !== 0 && (
              <tr>
                <th scope="row">Tip</th>
                <td />
                <td />
                <td>{formatDollars(rest)}</td>
              </tr>
            )}
            <tr data-total>
              <th scope="row">Sum of this refund</th>
              <td />
              <td />
              <td>{formatDollars(sum)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className={classes.note}>
        {exact
          ? 'Paid is the price with tax, less the share of the credits.'
          : 'The tax of each product is not known here. The refunded amount will be among the transactions.'}
        {released && ' The payment is only authorized: the money is released instead of returned.'}
      </p>
    </>
  )
}

function ProductName({ product: { name, variant } }: { product: OrderProduct }) {
  return (
    <>
      {name}
      {variant && <small>{variant}</small>}
    </>
  )
}

const amountOf = (line: RefundLine<OrderProduct>, exact: boolean): string =>
  exact ? formatDollars(line.paid) : 'Yes'

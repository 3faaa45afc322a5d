import type { Order, OrderProduct } from '#api/orders.ts'
import type { RefundLine, RefundPreview } from '#domain/orders/orders.ts'
import { formatDollars } from '#domain/prices/money.ts'
import classes from './orders.module.css'

interface RefundLinesProps {
  order: Order
  preview: RefundPreview<OrderProduct>
}

export function RefundLines({ order, preview }: RefundLinesProps) {
  const { lines, rest, sum, exact } = preview
  const isIn = (state: string) => order.transactions.some((one) => one.state === state)
  const released = isIn('authorized') && !isIn('captured')
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
                {line.product.name}
                {line.product.variant && <small>{line.product.variant}</small>}
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
          : 'The host does not tell the tax of a product. The sum is among the transactions once it is refunded.'}
        {released && ' The payment is only authorized: the money is released instead of returned.'}
      </p>
    </>
  )
}

const amountOf = (line: RefundLine<OrderProduct>, exact: boolean): string =>
  exact ? formatDollars(line.paid) : 'Yes'

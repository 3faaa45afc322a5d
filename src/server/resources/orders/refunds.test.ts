import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { authorized, captured, intact, type Order, orderWith, several } from '#mocks/orderWith.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onlyRow, rows } from '#server/database/database.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const credited = sql`exists (select 1 from credits c where c.order_id = o.id)`

const orderWhere = (...conditions: SQL[]) => orderWith(p4, ...conditions)

const idsOf = (order: Order) => Object.keys(order.products).map(Number)

const refund = (order: Order, ids: unknown, who: Parameters<TestP4['as']>[0] = 'owner') =>
  p4
    .as(who)
    .call('refundOrder', { path: { id: order.id }, body: { order_product_ids: ids, reason_id: 2 } })

const refunded = (order: Order, ids: number[]) =>
  owner.ok('refundOrder', {
    path: { id: order.id },
    body: { order_product_ids: ids, reason_id: 2 },
  })

const givenBack = (order: Order) =>
  order.refunds.reduce((cents, { amount = 0 }) => cents + amount, 0)

test('a refund marks its products and is told with its amount and reason (API-110, ORD-20, ORD-29, AMB-120)', async () => {
  const order = await orderWhere(captured, intact, several)
  const [id = 0] = idsOf(order)
  const now = p4.clock.now().toISOString()
  const after = await refunded(order, [id])
  const { reasons } = await owner.ok('listRefundReasons')
  const product = order.products[id]
  if (!product) throw new Error('The order has this product')
  const amount = product.price + (product.tax_amount ?? 0)
  expect(after).toEqual({
    ...order,
    updated_at: now,
    products: { ...order.products, [id]: { ...product, refunded: true, refunded_at: now } },
    transactions: [...order.transactions, { created_at: now, amount, state: 'refunded' }],
    refunds: [
      {
        id: expect.any(Number),
        created_at: now,
        amount,
        products: [{ order_product_id: id, id: expect.any(Number), name: product.name }],
        user: { id: 1, name: expect.any(String) },
        source: 'admin',
        reason: reasons.find((one) => one.id === 2)?.explanation,
        explanation: null,
      },
    ],
  })
  expect(await p4.as('barista').ok('getOrder', { path: { orderId: order.id } })).toEqual(after)
})

test.each([
  ['with a claimed credit', sql`${captured} and ${credited}`],
  ['with a tip', sql`${captured} and o.tip_amount > 0`],
  [
    'with a promotion',
    sql`${captured} and exists (select 1 from order_promotions p where p.order_id = o.id)`,
  ],
])(
  'API-110, AMB-175: an order %s is given back to the cent, product by product',
  async (_, condition) => {
    let order = await orderWhere(condition, intact, several)
    for (const id of idsOf(order)) {
      expect(givenBack(order)).toBeLessThan(order.total)
      order = await refunded(order, [id])
    }
    expect(givenBack(order)).toBe(order.total)
    const { credits, total } = await owner.ok('getOrder', { path: { orderId: order.id } })
    expect({ credits, total }).toEqual({ credits: order.credits, total: order.total })
  },
)

test('API-110, AMB-175: an older refund of another rule is reckoned with', async () => {
  const order = await orderWhere(captured, intact, several)
  const [first = 0, ...rest] = idsOf(order)
  const partial = await refunded(order, [first])
  await p4.database.transaction((tx) =>
    tx.execute(sql`update refunds set amount = amount + 100 where order_id = ${order.id}`),
  )
  const after = await refunded(partial, rest)
  expect(givenBack(after)).toBe(order.total)
})

test('API-110, AMB-175: an order that another program paid back beyond its total is refused', async () => {
  const order = await orderWhere(captured, intact, several)
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into refunds (order_id, created_at, amount, source, reason)
      select ${order.id}, now(), 2147483647, 'app', 'Other' from generate_series(1, 2)`),
  )
  expect(await refund(order, idsOf(order))).toMatchObject({
    status: 409,
    body: {
      message: 'More than the total of this order was paid back already. Nothing was paid back.',
    },
  })
})

test('API-110, AMB-175: money that is only authorized is voided', async () => {
  const order = await orderWhere(authorized, intact)
  const after = await refunded(order, idsOf(order))
  expect(after.transactions.at(-1)).toMatchObject({ amount: order.total, state: 'voided' })
})

test('API-110, AMB-175: an order for which nothing was paid is refused', async () => {
  const order = await orderWhere(
    sql`not exists (select 1 from transactions t where t.order_id = o.id)`,
  )
  expect(await refund(order, idsOf(order))).toMatchObject(
    refusedWith(409, 'Nothing was paid for this order, so there is nothing to give back.'),
  )
})

test('PLUS-10, AMB-119, API-110: what was refunded is not refunded again, nor anything named beside it', async () => {
  const order = await orderWhere(captured, intact, several)
  const [first = 0] = idsOf(order)
  const after = await refunded(order, [first])
  const name = order.products[first]?.name
  const message = `${name} was refunded already. Nothing was paid back a second time.`
  expect(await refund(order, [first])).toMatchObject(
    refusedWith(409, message, 'order_product_ids.0'),
  )
  expect(await refund(order, idsOf(order))).toMatchObject({ status: 409 })
  expect(await owner.ok('getOrder', { path: { orderId: order.id } })).toEqual(after)
  expect(p4.mail.sent).toHaveLength(1)
})

test('API-110: what no refund can be made of is refused at its field', async () => {
  const order = await orderWhere(captured, intact, several)
  const other = await orderWhere(captured, intact, sql`o.id > ${order.id}`)
  const [foreign = 0] = idsOf(other)
  const [own = 0] = idsOf(order)
  expect(await refund(order, [own, foreign])).toMatchObject(
    refusedWith(400, `Product ${foreign} is not part of this order.`, 'order_product_ids.1'),
  )
  expect(await refund(order, [])).toMatchObject(
    refusedWith(400, 'The order product ids must have at least 1 entry.', 'order_product_ids'),
  )
  expect(await refund(order, ['all'])).toMatchObject(
    refusedWith(400, 'The order product ids must be a whole number.', 'order_product_ids.0'),
  )
  const call = (body: object) => owner.call('refundOrder', { path: { id: order.id }, body })
  expect(await call({ order_product_ids: [own], reason_id: 987 })).toMatchObject(
    refusedWith(400, 'This refund reason does not exist.', 'reason_id'),
  )
  expect(await call({ order_product_ids: [own] })).toMatchObject(refusedAt('reason_id'))
  expect(await owner.ok('getOrder', { path: { orderId: order.id } })).toEqual(order)
})

test('API-110: the audit row of a refund names nobody but who refunded', async () => {
  const order = await orderWhere(captured, intact)
  await refunded(order, idsOf(order))
  const found = await rows(
    p4.database.reads,
    sql`select user_id, after from audit_rows where operation_id = 'refundOrder'`,
    z.object({ user_id: z.number(), after: z.record(z.string(), z.unknown()) }),
  )
  expect(onlyRow(found)).toEqual({
    user_id: 1,
    after: {
      id: order.id,
      refund_id: expect.any(Number),
      amount: order.total,
      order_product_ids: idsOf(order),
      reason_id: 2,
    },
  })
})

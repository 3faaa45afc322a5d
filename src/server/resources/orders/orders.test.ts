import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onlyRow, rows } from '#server/database/database.ts'
import { idsOfPage } from './orderPage.ts'

const p4 = freshP4()

const counted = z.object({ id: z.number(), n: z.number() })

/** The user or store with the most orders. */
async function busiest(column: 'user_id' | 'store_id') {
  const found = await rows(
    p4.database.reads,
    sql`select ${sql.identifier(column)} as id, count(*)::integer as n from orders
        group by 1 order by n desc, 1 limit 1`,
    counted,
  )
  return onlyRow(found)
}

const placedAt = async (where: SQL): Promise<number> => {
  const found = await rows(
    p4.database.reads,
    sql`select 1 as id, count(*)::integer as n from orders where ${where}`,
    counted,
  )
  return onlyRow(found).n
}

describe.each([
  ['API-105', 'listUserOrders', 'user_id'],
  ['API-106', 'listStoreOrders', 'store_id'],
] as const)('%s: %s', (id, operation, column) => {
  test(`${id}, AMB-113: all pages together are all orders, newest placement first`, async () => {
    const { id: owner, n } = await busiest(column)
    const barista = p4.as('barista')
    const seen: { id: number; placement_time: string }[] = []
    for (let offset = 0; offset < n; offset += 25) {
      const query = { limit: 25, offset }
      const page = await barista.ok(operation, { path: { id: owner }, query })
      expect(page.total_results).toBe(n)
      expect(page.orders).toHaveLength(Math.min(25, n - offset))
      seen.push(...page.orders)
      for (const order of page.orders) expect(order[column]).toBe(owner)
    }
    const keys = seen.map((order) => `${order.placement_time} ${String(order.id).padStart(9, '0')}`)
    expect(keys).toEqual([...new Set(keys)].sort().reverse())
    const [first] = seen
    expect(first).toEqual(await barista.ok('getOrder', { path: { orderId: first?.id ?? 0 } }))
  })

  test(`${id}, ORD-09, AMB-115: begin and end take their whole seconds in`, async () => {
    const { id: owner } = await busiest(column)
    const list = (query: object) =>
      p4.as('barista').ok(operation, { path: { id: owner }, query: { limit: 100, ...query } })
    const { orders } = await list({})
    const [, , order] = orders
    if (!order) throw new Error('There are orders')
    await p4.database.transaction((tx) =>
      tx.execute(
        sql`update orders set placement_time = '2026-02-11T03:59:59.400Z' where id = ${order.id}`,
      ),
    )
    const within = async (begin: string, end: string) =>
      (await list({ begin, end })).orders.some((one) => one.id === order.id)
    expect(await within('2026-02-10 04:00:00', '2026-02-11 03:59:59')).toBe(true)
    expect(await within('2026-02-10 04:00:00', '2026-02-11 03:59:58')).toBe(false)
    expect(await within('2026-02-11 04:00:00', '2026-02-12 03:59:59')).toBe(false)
    expect(await within('2026-02-11 03:59:59', '2026-02-11 03:59:59')).toBe(true)
    const { total_results } = await list({ begin: '2026-02-11 04:00:00' })
    const since = sql`${sql.identifier(column)} = ${owner} and placement_time >= '2026-02-11T04:00:00Z'`
    expect(total_results).toBe(await placedAt(since))
  })

  test(`${id}: a page behind the last one is empty, and says how many orders there are`, async () => {
    const { id: owner, n } = await busiest(column)
    const query = { offset: n + 3 }
    expect(await p4.as('barista').ok(operation, { path: { id: owner }, query })).toEqual({
      orders: [],
      total_results: n,
    })
  })

  test(`${id}, AMB-220: what cannot be listed is refused at its field`, async () => {
    const { id: owner } = await busiest(column)
    const list = (query: object) => p4.as('owner').call(operation, { path: { id: owner }, query })
    const begin = '2026-03-04 08:00:00'
    expect(await list({ begin, end: '2026-03-04 07:59:59' })).toMatchObject(
      refusedWith(400, 'The end is before the beginning.', 'end'),
    )
    expect(await list({ begin: '2016-03-03 23:59:59', end: begin })).toMatchObject(
      refusedWith(400, 'The end is more than 10 years after the beginning.', 'end'),
    )
    expect(await list({ begin: '2016-03-04 07:00:00', end: begin })).toMatchObject({ status: 200 })
    for (const [field, value] of Object.entries({
      begin: '2026-02-30 00:00:00',
      end: 'today',
      limit: 101,
      offset: -1,
    }))
      expect(await list({ [field]: value }), field).toMatchObject(refusedAt(field))
  })
})

test('API-105, API-106: nobody and nowhere have no orders, a deleted user neither', async () => {
  const owner = p4.as('owner')
  const { id } = await busiest('user_id')
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set deleted_at = now() where id = ${id}`),
  )
  expect(await owner.call('listUserOrders', { path: { id } })).toMatchObject({ status: 404 })
})

test('API-107, AMB-116: an order is read whoever placed it; the 0 of the path is literal', async () => {
  const owner = p4.as('owner')
  const { id } = await busiest('user_id')
  const { orders } = await owner.ok('listUserOrders', { path: { id } })
  const headers = { authorization: `P4 ${await p4.token('owner')}` }
  const other = new Request(`http://p4.test/p4/users/${id}/orders/${orders[0]?.id}`, { headers })
  expect((await p4.fetch(other)).status).toBe(404)
})

test('API-107: the order of a deleted customer and of an archived store is still read', async () => {
  const { id } = await busiest('user_id')
  const { orders } = await p4.as('owner').ok('listUserOrders', { path: { id } })
  const [order] = orders
  if (!order) throw new Error('There are orders')
  await p4.database.transaction(async (tx) => {
    await tx.execute(
      sql`update users set deleted_at = now(), name = 'Deleted user' where id = ${id}`,
    )
    await tx.execute(sql`update stores set archived_at = now() where id = ${order.store_id}`)
  })
  const path = { orderId: order.id }
  expect(await p4.as('owner').ok('getOrder', { path })).toEqual({ ...order, name: null })
})

test('API-108, ORD-30: both histories come newest first, with the changed fields only', async () => {
  const owner = p4.as('owner')
  const { id } = await busiest('user_id')
  const { orders } = await owner.ok('listUserOrders', { path: { id }, query: { limit: 100 } })
  const entries: object[] = []
  for (const order of orders.slice(0, 10)) {
    const history = await owner.ok('getOrderHistory', { path: { id: order.id } })
    for (const list of [history.order, history.cart]) {
      const times = list.map((entry) => entry.updated_at)
      expect(times).toEqual([...times].sort().reverse())
    }
    expect(history.cart.at(-1)).toEqual({
      updated_at: expect.any(String),
      user: { id, name: order.name },
      store: { id: order.store_id, name: expect.any(String) },
      products: [expect.objectContaining({ name: expect.any(String) })],
    })
    entries.push(...history.order)
  }
  expect(entries).toContainEqual({
    updated_at: expect.any(String),
    user: null,
    cancellable_until: expect.any(String),
    stripe_payment_time: expect.any(String),
  })
  const missing = await owner.call('getOrderHistory', { path: { id: 987_654 } })
  expect(missing).toMatchObject(refusedWith(404, 'This order does not exist.'))
})

test('API-108: who was deleted is in a history without a name', async () => {
  const owner = p4.as('owner')
  const { id } = await busiest('user_id')
  const { orders } = await owner.ok('listUserOrders', { path: { id } })
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set deleted_at = now() where id = ${id}`),
  )
  const { cart } = await owner.ok('getOrderHistory', { path: { id: orders[0]?.id ?? 0 } })
  expect(cart.at(-1)?.user).toEqual({ id, name: null })
})

test('API-109: the refund reasons come in their wrapper', async () => {
  const { reasons } = await p4.as('barista').ok('listRefundReasons')
  expect(reasons[0]).toEqual({ id: 1, explanation: expect.any(String) })
})

/** The plan of a statement as for a large table: small ones are read whole and sorted. */
async function planOf(statement: SQL): Promise<string> {
  return p4.database.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'incremental_sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const found = await tx.execute(sql`explain ${statement}`)
    return found.rows.map((row) => Object.values(row).join()).join('\n')
  })
}

test.each([
  ['orders_user_placement', sql`o.user_id = 5`],
  ['orders_store_placement', sql`o.store_id = 5`],
])('API-105, API-106: a page is read from the index %s, unsorted', async (index, where) => {
  const page = { until: '2026-03-01T00:00:00.000Z', limit: 10, offset: 20 }
  const plan = await planOf(idsOfPage(where, page))
  expect(plan).toContain(`using ${index}`)
  expect(plan).not.toContain('Sort')
})

test('API-106: the orders of a store are counted by day, whatever becomes of them', async () => {
  const counted = () =>
    p4.database.reads.execute(
      sql`select store_id, day::text, orders from order_days where orders <> 0 order by 1, 2`,
    )
  const there = () =>
    p4.database.reads.execute(
      sql`select store_id, (placement_time at time zone 'UTC')::date::text as day,
          count(*)::integer as orders from orders group by 1, 2 order by 1, 2`,
    )
  const before = (await counted()).rows
  expect(before).toEqual((await there()).rows)
  for (const change of [
    sql`insert into orders (status, total, subtotal, store_id, user_id, placement_time)
        select 'paid', 0, 0, 1 + n % 3, 1, timestamptz '2026-02-01' + n * interval '5 hours'
        from generate_series(1, 100) n`,
    sql`update orders set placement_time = placement_time + interval '13 hours' where id % 3 = 0`,
    sql`update orders set store_id = 2 where id % 5 = 0`,
    sql`update orders set status = 'assigned' where id % 7 = 0`,
    sql`delete from orders where id % 2 = 0`,
  ]) {
    await p4.database.transaction((tx) => tx.execute(change))
    expect((await counted()).rows).toEqual((await there()).rows)
  }
  expect((await counted()).rows).not.toEqual(before)
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dateAt } from '#domain/calendar.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { order_products, orders, transactions } from '#server/database/schema/orders.ts'
import { users } from '#server/database/schema/people.ts'
import { products } from '#server/database/schema/products.ts'
import { hours_overrides, stores } from '#server/database/schema/stores.ts'

const p4 = freshP4()
const owner = p4.as('owner')

/** Every product that was sold and paid, with the day of its order at its store. */
async function sales({ database: { reads } }: TestP4) {
  const captured = new Set(
    (await reads.select().from(transactions).where(eq(transactions.state, 'captured'))).map(
      ({ order_id }) => order_id,
    ),
  )
  const found = await reads
    .select({ order: orders, sold: order_products, store: stores, type: products.product_type })
    .from(order_products)
    .innerJoin(orders, eq(orders.id, order_products.order_id))
    .innerJoin(stores, eq(stores.id, orders.store_id))
    .innerJoin(products, eq(products.id, order_products.product_id))
  return found
    .filter(({ order }) => captured.has(order.id))
    .map((row) => ({ ...row, day: dateAt(row.order.placement_time, row.store.time_zone) }))
}

function added<Key>(pairs: readonly (readonly [Key, number])[]): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const [key, cents] of pairs) sums.set(key, (sums.get(key) ?? 0) + cents)
  return sums
}

test('API-144, REP-10: a day at every store by product type, to the cent, without what was refunded', async () => {
  const sold = await sales(p4)
  const busiest = [...added(sold.map(({ day }) => [day, 1]))].sort((a, b) => b[1] - a[1])
  expect(busiest.length).toBeGreaterThan(3)
  for (const [date] of busiest.slice(0, 3)) {
    const kept = sold.filter(({ day, sold: one }) => day === date && one.refunded_at === null)
    const expected = added(
      kept.map(({ store, type, sold: one }) => [`${store.name} ${type}`, one.price]),
    )
    const rows = await owner.ok('getEodReport', { query: { date } })
    const answered = new Map(rows.map(({ store, type, revenue }) => [`${store} ${type}`, revenue]))
    expect(answered).toEqual(new Map([...expected].filter(([, cents]) => cents > 0)))
    const names = rows.map(({ store }) => store)
    expect(names).toEqual(names.toSorted())
  }
})

test('API-146, REP-10: tips per person over the days, highest first, without orders that were refunded whole', async () => {
  const sold = await sales(p4)
  const [start_date, end_date] = ['2026-02-20', '2026-03-04']
  const tipped = new Map(
    sold
      .filter(({ day, sold: one }) => day >= start_date && day <= end_date && !one.refunded_at)
      .map(({ order }) => [order.id, order]),
  )
  const expected = added(
    [...tipped.values()].flatMap(({ barista_id, tip_amount }) =>
      barista_id !== null && tip_amount > 0 ? [[barista_id, tip_amount] as const] : [],
    ),
  )
  const rows = await owner.ok('getTipReport', { query: { start_date, end_date } })
  expect(rows.length).toBeGreaterThan(2)
  expect(new Map(rows.map(({ user_id, tips }) => [user_id, tips]))).toEqual(expected)
  const tips = rows.map((row) => row.tips)
  expect(tips).toEqual(tips.toSorted((a, b) => b - a))
})

test("API-144: the day is the store's, on the days of 23 and 25 hours too", async () => {
  const [some] = (await sales(p4)).filter(
    ({ store, sold }) => store.time_zone === 'America/New_York' && !sold.refunded_at,
  )
  if (!some) throw new Error('There are orders in New York')
  const { order, store } = some
  const counted = async (moment: string, date: string) => {
    await p4.database.transaction((tx) =>
      tx.update(orders).set({ placement_time: moment }).where(eq(orders.id, order.id)),
    )
    const rows = await owner.ok('getEodReport', { query: { date } })
    return rows.some((row) => row.store === store.name)
  }
  // In 2030 nothing else was sold. On 10 March a day of 23 hours begins at 05:00 UTC and ends at 04:00 UTC.
  expect(await counted('2030-03-10T04:59:59Z', '2030-03-10')).toBe(false)
  expect(await counted('2030-03-10T05:00:00Z', '2030-03-10')).toBe(true)
  expect(await counted('2030-03-11T03:59:59Z', '2030-03-10')).toBe(true)
  expect(await counted('2030-03-11T04:00:00Z', '2030-03-10')).toBe(false)
  // On 3 November a day of 25 hours begins at 04:00 UTC and ends at 05:00 UTC.
  expect(await counted('2030-11-03T04:00:00Z', '2030-11-03')).toBe(true)
  expect(await counted('2030-11-04T04:59:59Z', '2030-11-03')).toBe(true)
  expect(await counted('2030-11-04T05:00:00Z', '2030-11-03')).toBe(false)
})

test('AMB-184: the time is the closing time of that day: an override before the week, none where it is closed', async () => {
  const [some] = await sales(p4)
  if (!some) throw new Error('There are orders')
  const { store, day: date } = some
  const at = async () =>
    (await owner.ok('getEodReport', { query: { date } })).find((row) => row.store === store.name)
  const { hours, overrides } = await owner.ok('getStoreHours', { path: { id: store.id } })
  expect(Object.keys(overrides)).not.toContain(`${date} 00:00:00`)
  const weekday = new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
    .toLowerCase()
  const usual = new Map(Object.entries(hours)).get(weekday)?.closing_time
  expect((await at())?.time).toBe(usual)
  const override = { store_id: store.id, override_date: date, opening_time: '09:00:00' }
  await p4.database.transaction((tx) =>
    tx.insert(hours_overrides).values({ ...override, closing_time: '13:30:00' }),
  )
  expect((await at())?.time).toBe('13:30:00')
  await p4.database.transaction((tx) =>
    tx
      .update(hours_overrides)
      .set({ is_closed: true })
      .where(eq(hours_overrides.override_date, date)),
  )
  expect((await at())?.time).toBeNull()
})

test('API-145, API-147: the same as CSV, in dollars, and no text of it is a formula', async () => {
  const query = { start_date: '2026-02-20', end_date: '2026-03-04' }
  const [first] = await owner.ok('getTipReport', { query })
  if (!first) throw new Error('There are tips')
  await p4.database.transaction((tx) =>
    tx
      .update(users)
      .set({ name: '=1+1, "Bo"' })
      .where(eq(users.id, first.user_id ?? 0)),
  )
  const tips = await owner.call('getTipReport', { query: { ...query, format: 'csv' } })
  expect(tips.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [header, row] = String(tips.body).split('\r\n')
  expect(header).toBe('name,tips')
  expect(row).toBe(`"'=1+1, ""Bo""",${(first.tips / 100).toFixed(2)}`)
  const rows = await owner.ok('getEodReport', { query: { date: '2026-03-03' } })
  const eod = await owner.call('getEodReport', { query: { date: '2026-03-03', format: 'csv' } })
  expect(String(eod.body).split('\r\n')).toEqual([
    'store,time,type,revenue',
    ...rows.map(({ store, time, type, revenue }) => {
      const name = store.includes(',') ? `"${store}"` : store
      return `${name},${time ?? ''},${type ?? ''},${(revenue / 100).toFixed(2)}`
    }),
    '',
  ])
})

test('API-144, API-146: wrong days are refused by name; five years are a report like others', async () => {
  const at = (path: string) => ({ status: 400, body: { fields: [{ path }] } })
  const tips = (start_date: string, end_date: string) =>
    owner.call('getTipReport', { query: { start_date, end_date } })
  expect(await tips('2026-03-05', '2026-03-04')).toMatchObject(at('end_date'))
  expect(await tips('2026-02-31', '2026-03-04')).toMatchObject(at('start_date'))
  expect(await owner.call('getEodReport', { query: { date: '3/4/26' } })).toMatchObject(at('date'))
  expect(await owner.call('getEodReport', { query: {} })).toMatchObject(at('date'))
  expect((await tips('2021-03-04', '2026-03-04')).status).toBe(200)
})

test('API-145, API-147, REP-10: people and stores of one name are told apart, in the files too', async () => {
  const days = { start_date: '2026-02-20', end_date: '2026-03-04' }
  const [one, other] = await owner.ok('getTipReport', { query: days })
  if (!one?.user_id || !other?.user_id) throw new Error('There are tips')
  await p4.database.transaction(async (tx) => {
    for (const id of [one.user_id ?? 0, other.user_id ?? 0])
      await tx.update(users).set({ name: 'Jo Reyes' }).where(eq(users.id, id))
    await tx.update(stores).set({ name: 'Downtown' })
  })
  const file = await owner.call('getTipReport', { query: { ...days, format: 'csv' } })
  for (const id of [one.user_id, other.user_id])
    expect(String(file.body)).toContain(`Jo Reyes (ID ${id}),`)
  const query = { date: '2026-03-03' }
  const rows = await owner.ok('getEodReport', { query })
  const names = new Set(rows.map(({ store }) => store))
  const sold = (await sales(p4)).filter(
    ({ day, sold: row }) => day === query.date && !row.refunded_at,
  )
  expect(names.size).toBe(new Set(sold.map(({ store }) => store.id)).size)
  for (const name of names) expect(name).toMatch(/^Downtown \(.+\)$/)
  const eod = await owner.call('getEodReport', { query: { ...query, format: 'csv' } })
  for (const name of names) expect(String(eod.body)).toContain(name)
})

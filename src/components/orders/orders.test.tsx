import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { longMoment } from '#domain/calendar.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { onlyRow, rows } from '#server/database/database.ts'
import { consoleTests } from '#testing/console.tsx'
import { typeUnreadable } from '#testing/typeUnreadable.ts'

const p4 = freshP4()

const { open, sent, fail } = consoleTests()

/** The customer with the most orders. */
async function regular(): Promise<number> {
  const found = await rows(
    p4.database.reads,
    sql`select user_id as id from orders group by 1 order by count(*) desc, 1 limit 1`,
    z.object({ id: z.number() }),
  )
  return onlyRow(found).id
}

async function openOrders(at: string) {
  const page = await open(p4, { as: 'barista', at })
  await screen.findByRole('table', { name: 'Orders' })
  await page.settled()
  return page
}

const headers = () =>
  within(screen.getByRole('table', { name: 'Orders' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

const asked = () =>
  sent
    .filter(({ address }) => /\/(users|stores)\/\d+\/orders\?/.test(address))
    .map(({ address }) => Object.fromEntries(new URL(address, 'http://p4.test').searchParams))

const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a profile lists the orders with their stores, each a link (PROF-09, PROF-12, ORD-01, ORD-04, ORD-05, ORD-31, AMB-114)', async () => {
  const id = await regular()
  const { orders } = await p4.as('owner').ok('listUserOrders', { path: { id } })
  const page = await openOrders(`/users/${id}`)
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined()
  expect(headers()).toEqual(['ID', 'Store ID', 'Placement Time', 'Pickup Time', 'Status'])
  const [first] = orders
  const link = screen.getByRole('link', { name: String(first?.id) })
  expect(link.getAttribute('href')).toBe(`/users/${id}/orders/${first?.id}`)
  const row = link.closest('tr')?.textContent
  expect(row).toContain(String(first?.store_id))
  expect(row).toMatch(/[A-Z][a-z]{2} [A-Z][a-z]{2} \d+(st|nd|rd|th), 2026 \d+:\d\d [AP]M/)
  await page.user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${first?.id}` })).toBeDefined()
  expect(page.address()).toBe(`/users/${id}/orders/${first?.id}`)
})

test('a store page lists its orders with their customers (STORE-09, ORD-01, ORD-04, AMB-114)', async () => {
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const [first] = orders
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set deleted_at = now() where id = ${first?.user_id}`),
  )
  await openOrders('/stores/1')
  expect(headers()).toEqual(['ID', 'Customer', 'Placement Time', 'Pickup Time', 'Status'])
  const link = screen.getByRole('link', { name: String(first?.id) })
  expect(link.getAttribute('href')).toBe(`/stores/1/orders/${first?.id}`)
  expect(link.closest('tr')?.textContent).toContain('Deleted user')
})

test('pages are read one by one, with the sizes 5, 10, 15 and 25 (ORD-06, ORD-07, ORD-10, CONST-03)', async () => {
  const { total_results } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const page = await open(p4, { as: 'barista', at: '/stores/1' })
  const table = await screen.findByRole('table', { name: 'Orders' })
  await page.settled()
  expect(asked()).toEqual([{ limit: '10', offset: '0' }])
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  expect(screen.getByText(`1-10 of ${total_results}`)).toBeDefined()
  const sizes = screen.getAllByRole('combobox', { name: 'Rows per page' }).at(-1)
  if (!sizes) throw new Error('The list has page sizes')
  expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '5',
    '10',
    '15',
    '25',
  ])
  await page.user.click(screen.getAllByRole('button', { name: 'Next page' }).at(-1) ?? table)
  await page.settled()
  expect(asked().at(-1)).toEqual({ limit: '10', offset: '10' })
  expect(page.address()).toBe('/stores/1?ordersPage=1')
  await page.user.click(screen.getAllByRole('button', { name: 'Last page' }).at(-1) ?? table)
  await page.settled()
  const last = Math.ceil((total_results ?? 0) / 10) - 1
  expect(asked().at(-1)).toEqual({ limit: '10', offset: String(last * 10) })
  await page.user.selectOptions(sizes, '25')
  await page.settled()
  expect(asked().at(-1)).toEqual({ limit: '25', offset: '0' })
})

test('whole days of the store filter from the first page on (ORD-02, ORD-03, ORD-08, ORD-09, AMB-115)', async () => {
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set time_zone = 'America/New_York' where id = 1`),
  )
  const page = await openOrders('/stores/1?ordersPage=2')
  const zones = 'Whole days in America/New_York. Times are in this zone, too.'
  expect(screen.getByText(zones)).toBeDefined()
  pick('Placement Begins', '2025-11-02')
  pick('Placement Ends', '2026-03-01')
  expect(screen.getByText(`${zones} Nov 2, 2025 has 25 hours: the clocks change.`)).toBeDefined()
  await page.settled()
  expect(asked()).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: 'Filter' }))
  await page.settled()
  expect(asked().at(-1)).toEqual({
    ...{ limit: '10', offset: '0' },
    ...{ begin: '2025-11-02 04:00:00', end: '2026-03-02 04:59:59' },
  })
  expect(page.address()).toBe('/stores/1?ordersBegin=2025-11-02&ordersEnd=2026-03-01')
  await page.user.click(screen.getByRole('button', { name: 'Clear' }))
  await page.settled()
  expect(asked().at(-1)).toEqual({ limit: '10', offset: '0' })
})

test("AMB-115, AMB-169: the times of a store's orders are in its zone, in the list and on the page of an order", async () => {
  const timeZone = 'America/New_York'
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set time_zone = ${timeZone} where id = 1`),
  )
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const placed = longMoment(orders[0]?.placement_time ?? '', timeZone)
  const page = await open(p4, { as: 'barista', at: '/stores/1' })
  const [time] = await screen.findAllByText(placed)
  expect(time?.dataset.restTip).toBe(timeZone)
  page.router.history.push(`/stores/1/orders/${orders[0]?.id}`)
  expect(
    await screen.findByText(new RegExp(`placed ${placed}, times in ${timeZone}$`)),
  ).toBeDefined()
  expect(screen.getByText('Placement Time').nextElementSibling?.textContent).toBe(placed)
})

test('ORD-02: Filter with the same days reads the orders again', async () => {
  const page = await openOrders('/stores/1?ordersBegin=2026-03-01')
  const before = asked()
  await page.user.click(screen.getByRole('button', { name: 'Filter' }))
  await page.settled()
  expect(asked()).toEqual([...before, before.at(-1)])
})

test('ORD-02, PLUS-06, PLUS-08: Filter keeps the focus and gets that of Clear; Back puts the days back', async () => {
  const page = await openOrders('/stores/1')
  const filter = screen.getByRole('button', { name: 'Filter' })
  const begin = () => screen.getByLabelText('Placement Begins')
  pick('Placement Begins', '2026-03-01')
  await page.user.click(filter)
  await page.settled()
  expect(page.address()).toBe('/stores/1?ordersBegin=2026-03-01')
  expect(document.activeElement).toBe(filter)
  await page.user.click(screen.getByRole('button', { name: 'Clear' }))
  await page.settled()
  expect(page.address()).toBe('/stores/1')
  expect(document.activeElement).toBe(filter)
  expect(begin()).toHaveProperty('value', '')
  page.router.history.back()
  await waitFor(() => expect(begin()).toHaveProperty('value', '2026-03-01'))
  await page.settled()
  expect(document.activeElement).toBe(filter)
})

test('ORD-02, AMB-115, AMB-220: future days, an end before the begin and eleven years are refused unsent', async () => {
  const page = await openOrders('/stores/1')
  const before = asked().length
  for (const [begin, end, words] of [
    ['2026-03-05', '', 'No order was placed in the future.'],
    ['2026-03-03', '2026-03-02', 'The end is before the beginning.'],
    ['2015-03-03', '2026-03-02', 'A filter spans 10 years at most.'],
  ] as const) {
    pick('Placement Begins', begin)
    pick('Placement Ends', end)
    await page.user.click(screen.getByRole('button', { name: 'Filter' }))
    expect(await screen.findByText(words)).toBeDefined()
  }
  expect(asked()).toHaveLength(before)
  expect(screen.getByLabelText('Placement Begins').getAttribute('max')).toBe('2026-03-04')
})

test('ORD-02, PLUS-05: Filter with a half-typed day filters by nothing and says so at the day, until Clear takes it away', async () => {
  const page = await openOrders('/stores/1?ordersBegin=2026-03-01')
  const before = asked().length
  const begin = screen.getByLabelText<HTMLInputElement>('Placement Begins')
  typeUnreadable(begin)
  await page.user.click(screen.getByRole('button', { name: 'Filter' }))
  await page.settled()
  expect(screen.getByRole('alert').textContent).toContain('There is no such date.')
  expect(document.activeElement).toBe(begin)
  expect(asked()).toHaveLength(before)
  expect(page.address()).toBe('/stores/1?ordersBegin=2026-03-01')
  await page.user.click(screen.getByRole('button', { name: 'Clear' }))
  await page.settled()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Placement Begins').hasAttribute('data-unreadable')).toBe(false)
  expect(page.address()).toBe('/stores/1')
})

test('ORD-02, AMB-220: days in the address by which nobody can filter count as none', async () => {
  const id = await regular()
  const days = 'ordersBegin=2026-03-03&ordersEnd=2026-03-01'
  await openOrders(`/users/${id}?${days}`)
  expect(asked().map(({ begin, end }) => ({ begin, end }))).toEqual([
    { begin: undefined, end: undefined },
  ])
})

test('ORD-10, SHELL-45, AMB-17: the count is unknown until a host tells it', async () => {
  const id = await regular()
  const gate = Promise.withResolvers<void>()
  fail('listUserOrders', { until: gate.promise })
  await open(p4, { as: 'barista', at: `/users/${id}` })
  expect(await screen.findByRole('status', { name: 'Loading orders' })).toBeDefined()
  expect(screen.queryByText(/\d+ orders/)).toBeNull()
  gate.resolve()
  expect(await screen.findByText(/^\d+ orders$/)).toBeDefined()
})

test('PROF-09, ORD-01: who has no orders has an empty list that says so', async () => {
  const { id } = await p4
    .as('owner')
    .ok('createUser', { body: { name: 'Ann', email: 'a@b.example' } })
  await open(p4, { as: 'barista', at: `/users/${id}` })
  expect(await screen.findByText('No orders yet')).toBeDefined()
})

import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type SQL, sql } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { formatDollars } from '#domain/prices/money.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { captured, intact, type Order, orderWith, several } from '#mocks/orderWith.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, writes, fail, use } = consoleTests()

const tipped = sql`o.tip_amount > 0`

const orderWhere = (...conditions: SQL[]) => orderWith(p4, ...conditions)

const readAgain = (orderId: number) => owner.ok('getOrder', { path: { orderId } })

const productsOf = (order: Order) =>
  Object.entries(order.products).map(([key, product]) => ({ id: Number(key), ...product }))

const addressOf = (order: Order) => `/users/${order.user_id}/orders/${order.id}`

async function openOrder(order: Order, as: Parameters<typeof open>[1]['as'] = 'owner') {
  const page = await open(p4, { as, at: addressOf(order) })
  await screen.findByRole('heading', { level: 1, name: `Order ${order.id}` })
  await page.settled()
  return page
}

const table = (name: string) => within(screen.getByRole('table', { name }))
const entire = () => screen.getByRole('button', { name: 'Refund entire order' })
const dialog = async () => within(await screen.findByRole('dialog'))

async function chooseReason(page: ConsolePage) {
  const shown = await dialog()
  await shown.findByRole('option', { name: 'Item was made wrong' }, { timeout: 5000 })
  await page.user.selectOptions(shown.getByLabelText(/^Reason/), '1')
}

const complete = async () => (await dialog()).getByRole('button', { name: 'Complete Refund' })
async function refundAll(page: ConsolePage) {
  await page.user.click(entire())
  await chooseReason(page)
  await page.user.click(await complete())
}

const refunds = () => writes().filter(({ address }) => address.endsWith('/refund'))

test('an order shows its panels, products and sums (ROUTE-18, ORD-11, ORD-12, ORD-14, ORD-27, ORD-28, API-107)', async () => {
  const order = await orderWhere(captured, intact, several, tipped)
  await p4.database.transaction((tx) =>
    tx.execute(
      sql`update order_products set special_instructions = 'Extra hot' where order_id = ${order.id}`,
    ),
  )
  await openOrder(order, 'barista')
  const [customer, store, barista] = ['Customer', 'Store', 'Barista'].map((name) =>
    within(screen.getByRole('region', { name })),
  )
  expect(customer?.getByRole('link', { name: order.name ?? '' }).getAttribute('href')).toBe(
    `/users/${order.user_id}`,
  )
  expect(store?.getByRole('link').getAttribute('href')).toBe(`/stores/${order.store_id}`)
  expect(barista?.getByText(order.barista?.name ?? 'No Barista')).toBeDefined()
  const details = table('Order Details')
  for (const product of productsOf(order)) {
    const row = details.getAllByRole('row', { name: new RegExp(`^${product.name}`) })[0]
    expect(row?.textContent).toContain('Extra hot')
    expect(row?.textContent).toContain(formatDollars(product.price))
    expect(row?.textContent).toContain(formatDollars(product.subtotal))
  }
  const sums = { Subtotal: order.subtotal, ...order.tax, Tip: order.tip_amount, Total: order.total }
  for (const [name, cents] of Object.entries(sums))
    expect(details.getByRole('row', { name: new RegExp(`^${name}`) }).textContent).toBe(
      `${name}${formatDollars(cents)}`,
    )
  expect(table('Transactions').getByText('captured')).toBeDefined()
  expect(sent.map(({ address }) => address)).toContain(`/p4/users/0/orders/${order.id}`)
})

test('ROUTE-24, AMB-116, ORD-11: a store leads to the same order, and a foreign id to its own place', async () => {
  const order = await orderWhere(sql`o.store_id = 1 and o.barista_id is null`)
  const page = await open(p4, { as: 'barista', at: `/stores/1/orders/${order.id}` })
  await screen.findByRole('heading', { level: 1, name: `Order ${order.id}` })
  expect(page.address()).toBe(`/stores/1/orders/${order.id}`)
  expect(screen.getByText('No Barista')).toBeDefined()
  await page.open(`/stores/2/orders/${order.id}`)
  expect(page.address()).toBe(`/stores/1/orders/${order.id}`)
  await page.open(`/users/${order.user_id + 1}/orders/${order.id}`)
  expect(page.address()).toBe(addressOf(order))
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: order.name ?? '' })).toBeDefined()
})

test('refunds and histories read as sentences (ORD-13, ORD-29, ORD-15, ORD-30, API-108)', async () => {
  const order = await orderWhere(
    sql`exists (select 1 from refunds r where r.order_id = o.id and r.source = 'admin')`,
  )
  const history = await owner.ok('getOrderHistory', { path: { id: order.id } })
  await openOrder(order, 'barista')
  const [refund] = order.refunds
  const text = table('Refund Action(s)').getAllByRole('row').at(-1)?.textContent ?? ''
  for (const part of [refund?.products[0]?.name, refund?.user?.name, 'admin', refund?.reason])
    expect(text).toContain(part)
  const headers = (name: string) =>
    table(name)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  for (const name of ['Order Change History', 'Cart Change History'])
    expect(headers(name)).toEqual(['Date/Time', 'Action By', 'Updates'])
  expect(headers('Transactions')).toEqual(['Date/Time', 'Amount', 'State'])
  const cart = table('Cart Change History')
  expect(cart.getAllByRole('row')).toHaveLength(history.cart.length + 1)
  expect(cart.getByText(/^Store changed to .+\. The cart holds .+\.$/)).toBeDefined()
  expect(cart.getAllByText(order.name ?? '')).not.toEqual([])
})

test('ORD-11, ORD-15: who and what is gone reads as such', async () => {
  const order = await orderWhere(captured)
  await p4.database.transaction(async (tx) => {
    await tx.execute(
      sql`update users set deleted_at = now(), name = 'Deleted user' where id = ${order.user_id}`,
    )
    await tx.execute(sql`update stores set archived_at = now() where id = ${order.store_id}`)
    await tx.execute(sql`update products set archived_at = now()`)
  })
  await openOrder(order, 'barista')
  const customer = within(screen.getByRole('region', { name: 'Customer' }))
  expect(customer.getByText('Deleted user')).toBeDefined()
  expect(customer.queryByRole('link')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Store' })).getByText('Archived')).toBeDefined()
  expect(table('Cart Change History').getAllByText('Deleted user')).not.toEqual([])
})

test('ORD-24: what happened at the curb is shown, and nothing there can be changed', async () => {
  const order = await orderWhere(sql`o.is_curbside and o.curbside_status is not null`)
  await openOrder(order)
  const info = within(screen.getByRole('region', { name: 'Order' }))
  expect(info.getByText((order.curbside_status ?? '').replaceAll('_', ' '))).toBeDefined()
  expect(info.getByText(order.vehicle_description ?? '')).toBeDefined()
  for (const role of ['button', 'textbox', 'combobox', 'checkbox'])
    expect(info.queryByRole(role)).toBeNull()
})

test('one product is refunded for a reason (ORD-16, ORD-17, ORD-18, ORD-20, ORD-25, FLASH-69, FLASH-90, AMB-121, API-109, API-110)', async () => {
  const order = await orderWhere(captured, intact, several)
  const [first, second] = productsOf(order)
  if (!first || !second) throw new Error('The order has two products')
  const page = await openOrder(order)
  await page.user.click(screen.getByRole('button', { name: `Refund ${first.name}` }))
  const shown = await dialog()
  const reason = await shown.findByLabelText(/^Reason/)
  expect((await complete()).hasAttribute('disabled')).toBe(true)
  fireEvent.focus(reason)
  expect(shown.queryByText('Refund reason is required')).toBeNull()
  fireEvent.blur(reason)
  expect(shown.getByText('Refund reason is required')).toBeDefined()
  const paid = formatDollars(first.price + (first.tax_amount ?? 0))
  const lines = table('What is refunded')
  expect(lines.getByRole('row', { name: new RegExp(`^${first.name}`) }).textContent).toContain(
    `${paid}–${paid}`,
  )
  expect(lines.getByRole('row', { name: /^Sum/ }).textContent).toBe(`Sum of this refund${paid}`)
  await chooseReason(page)
  await page.user.click(await complete())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  expect(messages()).toEqual(['Refund Completed'])
  expect(refunds().map(({ body }) => body)).toEqual([
    { order_product_ids: [first.id], reason_id: 1 },
  ])
  const details = table('Order Details')
  expect(details.getByRole('row', { name: new RegExp(`^${first.name}.*Refunded `) })).toBeDefined()
  expect(screen.queryByRole('button', { name: `Refund ${first.name}` })).toBeNull()
  expect(screen.getByRole('button', { name: `Refund ${second.name}` })).toBeDefined()
  expect(table('Refund Action(s)').getByText(paid)).toBeDefined()
})

test('ORD-17, AMB-263: the items come first, and boxes leave products out of a refund of the entire order', async () => {
  const order = await orderWhere(captured, intact, several)
  const [first, ...others] = productsOf(order)
  const page = await openOrder(order)
  const [details] = screen.getAllByRole('heading', { level: 2 })
  expect(details?.textContent).toBe('Order Details')
  await page.user.click(entire())
  await chooseReason(page)
  const boxes = within(screen.getByRole('table', { name: 'What is refunded' })).getAllByRole(
    'checkbox',
  )
  expect(boxes).toHaveLength(others.length + 1)
  for (const box of boxes) await page.user.click(box)
  expect(screen.getByText('Choose what to refund.')).toBeDefined()
  expect((await complete()).hasAttribute('disabled')).toBe(true)
  for (const box of boxes.slice(0, 1)) await page.user.click(box)
  await page.user.click(await complete())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  expect(refunds().map(({ body }) => body)).toEqual([
    { order_product_ids: [first?.id], reason_id: 1 },
  ])
})

test('the entire order goes back with its tip, once, whatever is clicked (ORD-16, ORD-21, AMB-119, PLUS-10)', async () => {
  const order = await orderWhere(captured, intact, several, tipped)
  const page = await openOrder(order)
  await page.user.click(entire())
  await chooseReason(page)
  const lines = table('What is refunded')
  expect(lines.getByRole('row', { name: /^Tip/ }).textContent).toBe(
    `Tip${formatDollars(order.tip_amount)}`,
  )
  expect(lines.getByRole('row', { name: /^Sum/ }).textContent).toContain(formatDollars(order.total))
  const button = await complete()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  expect(refunds()).toHaveLength(1)
  expect((await readAgain(order.id)).refunds).toHaveLength(1)
  expect(entire().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Every product is refunded already.')).toBeDefined()
})

test('PLUS-10: what somebody else refunded meanwhile is told by the dialog, and nothing is sent', async () => {
  const order = await orderWhere(captured, intact, several)
  const page = await openOrder(order)
  const all = productsOf(order).map(({ id }) => id)
  const refund = (order_product_ids: number[]) =>
    p4.as('areaLead').ok('refundOrder', {
      path: { id: order.id },
      body: { order_product_ids, reason_id: 2 },
    })
  await refund(all.slice(0, 1))
  await page.user.click(entire())
  await chooseReason(page)
  const name = productsOf(order)[0]?.name ?? ''
  const row = table('What is refunded').getAllByRole('row', { name: new RegExp(`^${name}`) })[0]
  expect(row?.textContent).toMatch(/\$\d+\.\d\d\$\d+\.\d\d–$/)
  await refund(all.slice(1))
  await page.user.click(await complete())
  expect(await (await dialog()).findByText(/ was refunded meanwhile\.$/)).toBeDefined()
  expect(await screen.findByText(/Nothing is paid back a second time/)).toBeDefined()
  expect(refunds()).toEqual([])
})

test('PLUS-10: a page without locks asks the other tabs, sends nothing while one of them refunds, and tells them after', async () => {
  const order = await orderWhere(captured, intact)
  const other = new BroadcastChannel(`p4 refund ${order.id}`)
  other.onmessage = () => other.postMessage('busy')
  const page = await openOrder(order)
  await refundAll(page)
  const text = 'This order is being refunded in another tab.'
  expect((await (await dialog()).findByRole('alert')).textContent).toBe(text)
  expect(refunds()).toEqual([])
  other.close()
  const news = new BroadcastChannel('p4 refunds')
  const told = new Promise((resolve) => {
    news.onmessage = ({ data }) => resolve(data)
  })
  await page.user.click(await complete())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await told).toBe(order.id)
  news.close()
  expect(refunds()).toHaveLength(1)
})

test('PLUS-10: after a lost answer the order is read again, and a refund that went through is not sent again', async () => {
  const order = await orderWhere(captured, intact)
  use(
    http.post(/\/refund$/, async ({ request }) => {
      await p4.fetch(request)
      return HttpResponse.error()
    }),
  )
  const page = await openOrder(order)
  await refundAll(page)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  expect(messages()).toEqual(['Refund Completed'])
  expect(refunds()).toHaveLength(1)
  expect((await readAgain(order.id)).refunds).toHaveLength(1)
})

test('PLUS-10, ORD-25, FLASH-05: after a request that was lost the dialog says so, and may send again', async () => {
  const order = await orderWhere(captured, intact)
  fail('refundOrder', { network: 'gone', times: 1 })
  const page = await openOrder(order)
  await refundAll(page)
  const text = 'Something went wrong. The refund did not go through. You can send it again.'
  expect((await (await dialog()).findByRole('alert')).textContent).toBe(text)
  expect(messages()).toEqual([text])
  await page.user.click(await complete())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await readAgain(order.id)).refunds).toHaveLength(1)
})

test('PLUS-10: a refund that somebody else made while the own request was lost is not told as the own one', async () => {
  const order = await orderWhere(captured, intact)
  const order_product_ids = productsOf(order).map(({ id }) => id)
  use(
    http.post(/\/refund$/, async () => {
      const body = { order_product_ids, reason_id: 2 }
      await p4.as('admin').ok('refundOrder', { path: { id: order.id }, body })
      return HttpResponse.error()
    }),
  )
  const page = await openOrder(order)
  await refundAll(page)
  const shown = await dialog()
  expect(await shown.findByText(/was refunded meanwhile by somebody else\.$/)).toBeDefined()
  expect(await shown.findByText(/^These products were refunded by Amara Okafor on /)).toBeDefined()
  expect(messages()).not.toContain('Refund Completed')
})

test('ORD-23, FLASH-05: a receipt whose answer was lost may have been sent, and the message says so', async () => {
  const order = await orderWhere(sql`o.status = 'paid'`)
  fail('resendReceipt', { network: 'gone', times: 1 })
  const page = await openOrder(order)
  await page.user.click(screen.getByRole('button', { name: 'Resend Receipt' }))
  const text =
    'Something went wrong. The answer was lost: the e-mail may have been sent. Sent again, it may come twice.'
  await waitFor(() => expect(messages()).toEqual([text]))
})

test('AMB-175: an order for which nothing was paid has nothing to give back', async () => {
  const order = await orderWhere(captured, intact)
  await p4.database.transaction((tx) =>
    tx.execute(sql`delete from transactions where order_id = ${order.id}`),
  )
  const page = await openOrder(order)
  expect(entire().getAttribute('aria-disabled') ?? entire().hasAttribute('disabled')).toBeTruthy()
  expect(screen.getByText('Nothing was paid for this order.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Refund (?!entire)/ })).toBeNull()
  await page.settled()
})

test('PLUS-10: a dialog that cannot read the order again offers to retry instead of a refund', async () => {
  const order = await orderWhere(captured, intact)
  const page = await openOrder(order)
  fail('getOrder', { status: 500, times: 1 })
  await page.user.click(entire())
  const shown = await dialog()
  expect(await shown.findByText('The order could not be read again')).toBeDefined()
  expect(shown.queryByRole('button', { name: 'Complete Refund' })).toBeNull()
  await page.user.click(shown.getByRole('button', { name: 'Retry' }))
  expect(await shown.findByRole('button', { name: 'Complete Refund' })).toBeDefined()
})

test('ORD-22, AMB-119: while the payment is only authorized no single product can be refunded, the order can', async () => {
  const order = await orderWhere(
    sql`exists (select 1 from transactions t where t.order_id = o.id and t.state = 'authorized')`,
  )
  const page = await openOrder(order)
  expect(screen.queryByRole('button', { name: /^Refund (?!entire)/ })).toBeNull()
  await page.user.click(entire())
  expect(await (await dialog()).findByText(/released instead of returned/)).toBeDefined()
})

test('ORD-19, ORD-22, PERM-16: a store lead refunds at an own store, not at a foreign one, and a barista nowhere', async () => {
  const own = await orderWhere(captured, intact, several, sql`o.store_id = 1`)
  const foreign = await orderWhere(captured, intact, several, sql`o.store_id = 3`)
  const buttons = () => screen.queryAllByRole('button', { name: /^Refund / })
  const lead = await openOrder(own, 'storeLead')
  expect(buttons().length).toBeGreaterThan(1)
  await lead.open(addressOf(foreign))
  expect(buttons()).toEqual([])
  await lead.user.click(screen.getByRole('button', { name: '1 action not allowed' }))
  expect(await screen.findByText(/stores:refund/)).toBeDefined()
  lead.close()
  await openOrder(own, 'barista')
  expect(buttons()).toEqual([])
  expect(screen.getByRole('button', { name: 'Resend Receipt' })).toBeDefined()
})

test('the receipt of a paid order is sent again by anybody (ORD-16, ORD-23, ORD-26, FLASH-70, API-112, AMB-122)', async () => {
  const order = await orderWhere(sql`o.status = 'paid'`)
  const page = await openOrder(order, 'barista')
  await page.user.click(screen.getByRole('button', { name: 'Resend Receipt' }))
  await waitFor(() => expect(messages()).toEqual(['Customer receipt sent']))
  expect(p4.mail.sent).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Resend Refund Receipts' })).toBeNull()
})

test('ORD-23: the receipt of an order that is neither paid nor assigned cannot be sent, and the button says why', async () => {
  const order = await orderWhere(sql`o.status = 'completed'`)
  const page = await openOrder(order, 'barista')
  const button = screen.getByRole('button', { name: 'Resend Receipt' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await page.user.click(button)
  expect(writes()).toEqual([])
})

test('refund receipts are sent again, and a refusal is told (ORD-16, FLASH-48, AMB-122, AMB-123, API-111)', async () => {
  const order = await orderWhere(sql`exists (select 1 from refunds r where r.order_id = o.id)`)
  const page = await openOrder(order, 'barista')
  const resend = screen.getByRole('button', { name: 'Resend Refund Receipts' })
  await page.user.click(resend)
  await waitFor(() => expect(messages()).toEqual(['Email sent']))
  expect(p4.mail.sent).toHaveLength(order.refunds.length)
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set email = null where id = ${order.user_id}`),
  )
  await page.user.click(resend)
  const refusal = `${order.name} has no e-mail address to send a receipt to.`
  await waitFor(() => expect(messages()).toContain(refusal))
})

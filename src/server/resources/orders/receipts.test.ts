import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { orderWith } from '#mocks/orderWith.ts'
import type { Persona } from '#mocks/p4.ts'
import { refusedWith } from '#mocks/p4.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const orderWhere = (condition: SQL) => orderWith(p4, condition)

/** Makes an order of the demo data the one that the contract shows. */
async function knownOrder() {
  const { id, user_id } =
    await orderWhere(sql`not exists (select 1 from refunds r where r.order_id = o.id)
      and not exists (select 1 from credits c where c.order_id = o.id)
      and not exists (select 1 from order_promotions c where c.order_id = o.id)
      and (select count(*) from order_products p where p.order_id = o.id) = 2`)
  await p4.database.transaction(async (tx) => {
    await tx.execute(
      sql`update users set name = 'Maya <b>Lindqvist', email = 'maya@mail.example' where id = ${user_id}`,
    )
    await tx.execute(sql`update orders set status = 'paid', total = 893, subtotal = 1070, tip_amount = 200,
      tax = '{"WA Sales Tax": 65, "Bag Fee": 8}', store_id = 1,
      placement_time = '2026-03-04T16:41:12.000Z' where id = ${id}`)
    await tx.execute(sql`update stores set name = 'Capitol Hill', address = '1 Pike St', city = 'Seattle',
      state = 'WA', postal_code = '98101', time_zone = 'America/Los_Angeles' where id = 1`)
    await tx.execute(sql`update order_products p set name = 'Oat Latte', variant = '16 oz, Hot',
      special_instructions = 'Extra hot', subtotal = 595, price = 595, tax_amount = 39
      where p.id = (select min(id) from order_products where order_id = ${id})`)
    await tx.execute(sql`update order_products p set name = 'Almond Croissant', variant = null,
      special_instructions = null, subtotal = 475, price = 400, tax_amount = 34
      where p.id = (select max(id) from order_products where order_id = ${id})`)
    await tx.execute(sql`insert into order_promotions (order_id, promotion_id, name, amount)
      values (${id}, 1, 'Pastry with any latte', 75)`)
    await tx.execute(sql`insert into credits (user_id, amount, product_type, order_id)
      values (${user_id}, 375, 'food', ${id})`)
    await tx.execute(sql`delete from transactions where order_id = ${id}`)
    await tx.execute(
      sql`insert into transactions (order_id, amount, state) values (${id}, 893, 'captured')`,
    )
  })
  return { id, user_id }
}

const plain = (html = '') =>
  html.replaceAll(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('API-112: a receipt tells the order to the cent, as text and as HTML', async () => {
  const { id } = await knownOrder()
  expect(await p4.as('barista').ok('resendReceipt', { path: { id } })).toEqual({ id })
  const [sent] = p4.mail.sent
  expect(sent).toMatchObject({ to: 'maya@mail.example', subject: `Your receipt for order ${id}` })
  expect(sent?.text).toBe(
    [
      'Hello Maya <b>Lindqvist,',
      '',
      `thank you for your order ${id} at Capitol Hill, placed Wed Mar 4th, 2026 8:41 AM.`,
      '',
      'Oat Latte                                  $5.95',
      '  16 oz, Hot',
      '  Extra hot',
      'Almond Croissant                           $4.75',
      '',
      'Subtotal                                  $10.70',
      'Pastry with any latte                     -$0.75',
      'Credit                                    -$3.75',
      'Bag Fee                                    $0.08',
      'WA Sales Tax                               $0.65',
      'Tip                                        $2.00',
      'Total                                      $8.93',
      '',
      'Capitol Hill, 1 Pike St, Seattle WA 98101',
    ].join('\n'),
  )
  expect(sent?.html).toContain('Hello Maya &lt;b&gt;Lindqvist,')
  expect(plain(sent?.html)).toContain('Oat Latte 16 oz, Hot Extra hot $5.95 Almond Croissant $4.75')
  expect(plain(sent?.html)).toContain('Tip $2.00 Total $8.93 Capitol Hill, 1 Pike St')
})

test('API-110, AMB-222: a refund sends its receipt, which is sent again on demand', async () => {
  const { id } = await knownOrder()
  const { products } = await owner.ok('getOrder', { path: { orderId: id } })
  const ids = Object.keys(products).map(Number)
  for (const one of ids.reverse())
    await owner.ok('refundOrder', {
      path: { id },
      body: { order_product_ids: [one], reason_id: 2 },
    })
  const first = [...p4.mail.sent]
  expect(first.map(({ to, subject }) => ({ to, subject }))).toEqual(
    Array(2).fill({ to: 'maya@mail.example', subject: `Your refund for order ${id}` }),
  )
  expect(first[0]?.text).toContain(
    `on Wed Mar 4th, 2026 9:05 AM we gave back $2.82 of your order ${id} at Capitol Hill, placed Wed Mar 4th, 2026 8:41 AM.`,
  )
  expect(first[0]?.text).toMatch(/Almond Croissant {27}\$2\.82\n\nRefunded {35}\$2\.82/)
  expect(plain(first[1]?.html)).toContain('Oat Latte 16 oz, Hot $4.11 Tip $2.00 Refunded $6.11')
  expect(await p4.as('barista').ok('resendRefundReceipts', { path: { id } })).toEqual({ id })
  expect(p4.mail.sent.slice(2)).toEqual(first)
})

test('API-112: a receipt that is sent after a refund tells of it', async () => {
  const { id } = await knownOrder()
  const { products } = await owner.ok('getOrder', { path: { orderId: id } })
  const order_product_ids = Object.keys(products).map(Number)
  await owner.ok('refundOrder', { path: { id }, body: { order_product_ids, reason_id: 2 } })
  await owner.ok('resendReceipt', { path: { id } })
  expect(p4.mail.sent.at(-1)?.text).toMatch(/Total {38}\$8\.93\nRefunded since {28}-\$8\.93/)
})

test('API-110, AMB-175: the receipt of a voided payment says that nothing is charged', async () => {
  const { id } = await knownOrder()
  await p4.database.transaction((tx) =>
    tx.execute(sql`update transactions set state = 'authorized' where order_id = ${id}`),
  )
  const { products } = await owner.ok('getOrder', { path: { orderId: id } })
  const order_product_ids = Object.keys(products).map(Number)
  await owner.ok('refundOrder', { path: { id }, body: { order_product_ids, reason_id: 2 } })
  expect(p4.mail.sent[0]?.text).toContain('you will not be charged for it.')
  expect(p4.mail.sent[0]?.text).toMatch(/Not charged +\$8\.93/)
})

test('API-112, ORD-23: only a paid or an assigned order has a receipt to send', async () => {
  for (const [status, answer] of Object.entries({
    paid: 200,
    assigned: 200,
    created: 409,
    completed: 409,
    cancelled: 409,
  })) {
    const { id } = await orderWhere(sql`o.status = ${status}`)
    expect((await owner.call('resendReceipt', { path: { id } })).status, status).toBe(answer)
  }
  expect(p4.mail.sent).toHaveLength(2)
})

test('API-111, AMB-122: an order without a refund has no refund receipts', async () => {
  const { id } = await knownOrder()
  expect(await owner.call('resendRefundReceipts', { path: { id } })).toMatchObject(
    refusedWith(409, 'Nothing of this order was refunded.'),
  )
})

test('API-111, API-112: who has no e-mail address or was deleted is sent nothing, and that is told', async () => {
  const { id, user_id } = await knownOrder()
  const { products } = await owner.ok('getOrder', { path: { orderId: id } })
  const order_product_ids = Object.keys(products).map(Number)
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set email = null where id = ${user_id}`),
  )
  await owner.ok('refundOrder', { path: { id }, body: { order_product_ids, reason_id: 2 } })
  const none = refusedWith(409, 'Maya <b>Lindqvist has no e-mail address to send a receipt to.')
  expect(await owner.call('resendReceipt', { path: { id } })).toMatchObject(none)
  expect(await owner.call('resendRefundReceipts', { path: { id } })).toMatchObject(none)
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set deleted_at = now() where id = ${user_id}`),
  )
  expect(await owner.call('resendReceipt', { path: { id } })).toMatchObject(
    refusedWith(409, 'The customer was deleted, so nobody can be sent a receipt.'),
  )
  expect(p4.mail.sent).toEqual([])
})

test('AMB-236: a person sends the receipt of an order again three times an hour', async () => {
  const { id } = await orderWhere(sql`o.status = 'paid'`)
  const other = await orderWhere(sql`o.status = 'paid' and o.id <> ${id}`)
  const send = (who: Persona, order: number) =>
    p4.as(who).call('resendReceipt', { path: { id: order } })
  for (let n = 0; n < 3; n += 1) {
    expect((await send('barista', id)).status).toBe(200)
    p4.clock.advance({ minutes: 10 })
  }
  const refused = await send('barista', id)
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'This receipt was sent 3 times within an hour. Try again in 30 minutes.' },
  })
  expect(refused.headers.get('retry-after')).toBe('1800')
  expect(p4.mail.sent).toHaveLength(3)
  expect((await send('barista', other.id)).status).toBe(200)
  expect((await send('storeLead', id)).status).toBe(200)
  p4.clock.advance({ minutes: 30 })
  expect((await send('barista', id)).status).toBe(200)
  const { rows: audited } = await p4.database.reads.execute(
    sql`select count(*)::integer as n from audit_rows where operation_id = 'resendReceipt'
        and user_id = ${demoAccounts.barista.id} and path ->> 'id' = ${String(id)}`,
  )
  expect(audited).toEqual([{ n: 4 }])
})

test('AMB-236: a person sends refund receipts of an order again three times an hour', async () => {
  const { id } = await knownOrder()
  const { products } = await p4.as('owner').ok('getOrder', { path: { orderId: id } })
  const order_product_ids = Object.keys(products).map(Number)
  await p4
    .as('owner')
    .ok('refundOrder', { path: { id }, body: { order_product_ids, reason_id: 2 } })
  const send = () => p4.as('barista').call('resendRefundReceipts', { path: { id } })
  for (let n = 0; n < 3; n += 1) expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({
    status: 429,
    body: { message: 'These receipts were sent 3 times within an hour. Try again in 60 minutes.' },
  })
  expect((await p4.as('barista').call('resendReceipt', { path: { id } })).status).toBe(200)
})

test('AMB-236: a person sends receipts again sixty times an hour, whatever the order', async () => {
  const { id } = await orderWhere(sql`o.status = 'paid'`)
  const at = p4.clock.now().toISOString()
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into audit_rows (operation_id, user_id, at, address, path)
      select 'resendReceipt', ${demoAccounts.barista.id}, ${at}::timestamptz, 'local',
        json_build_object('id', -n)::jsonb from generate_series(1, 59) n`),
  )
  const send = () => p4.as('barista').call('resendReceipt', { path: { id } })
  expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ status: 429 })
})

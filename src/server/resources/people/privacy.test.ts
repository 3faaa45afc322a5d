import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onePixelGif } from '#mocks/pictures.ts'
import { userWith } from '#mocks/userWith.ts'
import { rows } from '#server/database/database.ts'
import { audit_rows } from '#server/database/schema/session.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()

const { owner, storeLead, barista } = demoAccounts

const customerRow = z.object({ id: z.number(), name: z.string(), email: z.string() })

/** A customer with orders, some of whose products were refunded. */
async function someCustomer() {
  const [found] = await rows(
    p4.database.reads,
    sql`select u.id, u.name, u.email from users u where email like '%@mail.example' and exists (
          select 1 from orders o join refunds r on r.order_id = o.id where o.user_id = u.id)
        order by id limit 1`,
    customerRow,
  )
  if (!found) throw new Error('No customer has a refund')
  await p4.database.transaction((tx) =>
    tx.execute(
      sql`update orders set vehicle_description = 'Blue Subaru' where user_id = ${found.id}`,
    ),
  )
  return found
}

const number = z.object({ n: z.number() })

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rows(p4.database.reads, statement, number)
  return row?.n ?? 0
}

const deleteWith = (id: number, email: string) =>
  p4.as('owner').call('deleteUser', { path: { id }, body: { email } })

test('API-09, CCPA-02, AMB-128: an export holds the user, every order and every credit', async () => {
  const { id, name, email } = await someCustomer()
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into credits (user_id, amount, product_type, code)
      values (${id}, 500, 'beverage', 'SORRY-1')`),
  )
  const exported = await p4
    .as('owner')
    .ok('exportUser', { path: { id }, body: { email: email.toUpperCase() } })
  expect(exported.user).toMatchObject({ id, name, email, role_ids: [] })
  expect(exported.exported_at).toBe('2026-03-04T17:05:00.000Z')
  expect(exported.orders).toHaveLength(
    await count(sql`select count(*)::integer as n from orders where user_id = ${id}`),
  )
  expect(exported.credits[0]).toEqual({
    ...{ id: expect.any(Number), amount: 500, claimed: false },
    ...{ product_type: 'beverage', code: 'SORRY-1', order_id: null },
  })
  const times = exported.orders.map((order) => String(order.placement_time))
  expect(times).toEqual([...times].sort().reverse())
  const order = exported.orders.find((one) => String(JSON.stringify(one.refunds)) !== '[]')
  expect(order).toMatchObject({
    user_id: id,
    name,
    vehicle_description: 'Blue Subaru',
    products: expect.objectContaining({}),
    refunds: [
      expect.objectContaining({
        products: [expect.objectContaining({ order_product_id: expect.any(Number) })],
      }),
    ],
  })
})

test('API-09, AMB-223: an export holds whatever else is kept about the user, and no keys', async () => {
  const { id, name, email } = await someCustomer()
  await p4.token(id)
  await p4.database.transaction(async (tx) => {
    await tx.execute(sql`insert into sign_in_attempts (email, address, succeeded)
      values (${email.toLowerCase()}, '203.0.113.9', false)`)
    await tx.execute(sql`insert into audit_rows (user_id, operation_id, path, address)
      values (${id}, 'updateUser', '{"id": 7}', '203.0.113.8')`)
    await tx.execute(sql`insert into promotion_users (promotion_id, user_id) values (1, ${id})
      on conflict do nothing`)
    await tx.execute(sql`insert into outbox (recipient, message, next_at, useless_after)
      values (${email}, '{"subject": "Your receipt", "text": "a link"}', now(), now())`)
  })
  const order = await rows(
    p4.database.reads,
    sql`update orders set barista_id = ${id} where id = (select max(id) from orders) returning id`,
    z.object({ id: z.number() }),
  )
  const exported = await p4.as('owner').ok('exportUser', { path: { id }, body: { email } })
  expect(exported.histories).toHaveLength(exported.orders.length)
  expect(exported.histories?.[0]).toMatchObject({
    order_id: exported.orders[0]?.id,
    history: { cart: expect.arrayContaining([expect.objectContaining({ user: { id, name } })]) },
  })
  expect(exported).toMatchObject({
    promotions: expect.arrayContaining([{ id: 1, name: expect.any(String) }]),
    prepared_orders: [expect.objectContaining({ id: order[0]?.id })],
    actions: [{ operation_id: 'updateUser', path: { id: 7 }, address: '203.0.113.8' }],
    sessions: [{ created_at: expect.any(String), expires_at: expect.any(String) }],
    sign_ins: [{ address: '203.0.113.9', succeeded: false, purpose: 'sign-in' }],
    emails: [{ subject: 'Your receipt' }],
  })
  expect(JSON.stringify(exported)).not.toMatch(/token|password_hash|a link/)
})

test('API-07: after a deletion no table of the database tells of the user', async () => {
  const owner = p4.as('owner')
  const { id } = await owner.ok('createUser', {
    body: { name: 'Zebulon Quixwort', email: 'zq@mail.example', phone_number: '5550001234' },
  })
  const orders = await rows(
    p4.database.reads,
    sql`update orders set user_id = ${id}, status = 'paid', vehicle_description = 'Plaid Zeppelin'
        where id in (select o.id from orders o join transactions t on t.order_id = o.id
          where t.state = 'captured' and not exists (select 1 from refunds r where r.order_id = o.id)
          order by o.id limit 3) returning id`,
    z.object({ id: z.number() }),
  )
  await p4.database.transaction((tx) =>
    tx.execute(sql`update order_products set special_instructions = 'For Zebulon Quixwort'
      where order_id = ${orders[0]?.id}`),
  )
  await owner.ok('createCredit', { path: { id }, body: { amount: 300, product_type: 'food' } })
  for (const { id: orderId } of orders) {
    const { products } = await owner.ok('getOrder', { path: { orderId } })
    const order_product_ids = Object.keys(products).map(Number)
    await owner.ok('resendReceipt', { path: { id: orderId } })
    await owner.ok('refundOrder', {
      path: { id: orderId },
      body: { order_product_ids, reason_id: 1 },
    })
  }
  await p4.as('signedOut').call('login', { body: { email: 'zq@mail.example', password: 'wrong' } })
  const tables = await rows(
    p4.database.reads,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
    z.object({ name: z.string() }),
  )
  const mentions = async () => {
    const found: string[] = []
    for (const { name } of tables)
      if (
        await count(sql`select count(*)::integer as n from ${sql.identifier(name)} t
              where t::text ~* 'quixwort|zq@mail|5550001234|Plaid Zeppelin'`)
      )
        found.push(name)
    return found.sort()
  }
  expect(await mentions()).toEqual([
    'audit_rows',
    'history_rows',
    'order_products',
    'orders',
    'sign_in_attempts',
    'users',
  ])
  expect((await deleteWith(id, 'zq@mail.example')).status).toBe(200)
  expect(await mentions()).toEqual([])
  for (const { id: orderId } of orders)
    expect(await owner.ok('getOrder', { path: { orderId } })).toMatchObject({
      name: null,
      user_id: id,
    })
})

test('CCPA-02, AMB-128: a user without an e-mail address is confirmed by the name', async () => {
  const { id, name } = await someCustomer()
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set email = null where id = ${id}`),
  )
  const privacy = (operation: 'exportUser' | 'deleteUser', typed: string) =>
    p4.as('owner').call(operation, { path: { id }, body: { email: typed } })
  for (const operation of ['exportUser', 'deleteUser'] as const)
    expect(await privacy(operation, 'somebody else')).toMatchObject(
      refusedAt('email', 'The name does not match.'),
    )
  expect(await privacy('exportUser', name)).toMatchObject({ status: 200 })
  expect(await privacy('deleteUser', ` ${name.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { id, name, email: null },
  })
})

test('API-09: that somebody exported a user is written down, the data is not', async () => {
  const { id, email } = await someCustomer()
  await p4.as('admin').ok('exportUser', { path: { id }, body: { email } })
  const { rows: written } = await p4.database.reads.execute(
    sql`select path, before, after from audit_rows where operation_id = 'exportUser'`,
  )
  expect(written).toEqual([
    { path: { id }, before: null, after: { id, exported_at: '2026-03-04T17:05:00.000Z' } },
  ])
})

test('API-07, AMB-127: a deletion takes the unclaimed credits away and leaves the orders', async () => {
  const { id, name, email } = await someCustomer()
  await p4.database.transaction(async (tx) => {
    await tx.execute(
      sql`insert into credits (user_id, amount, product_type) values (${id}, 500, 'food')`,
    )
    await tx.execute(sql`insert into credits (user_id, amount, product_type, order_id)
      values (${id}, 300, 'food', (select min(id) from orders where user_id = ${id}))`)
  })
  const orders = await count(sql`select count(*)::integer as n from orders where user_id = ${id}`)
  const unclaimed = sql`select count(*)::integer as n from credits where user_id = ${id} and order_id is null`
  const claimed = sql`select count(*)::integer as n from credits where user_id = ${id} and order_id is not null`
  const before = { unclaimed: await count(unclaimed), claimed: await count(claimed) }

  expect(await deleteWith(id, ` ${email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: {
      ...{ id, name, email, deleted_at: '2026-03-04T17:05:00.000Z' },
      ...{ orders_anonymized: orders, credits_deleted: before.unclaimed },
    },
  })

  expect(await p4.as('owner').call('getUser', { path: { id } })).toMatchObject(
    refusedWith(404, 'This user does not exist.'),
  )
  expect(await deleteWith(id, email)).toMatchObject(refusedWith(404, 'This user does not exist.'))
  expect({ unclaimed: await count(unclaimed), claimed: await count(claimed) }).toEqual({
    unclaimed: 0,
    claimed: before.claimed,
  })
  expect(await count(sql`select count(*)::integer as n from orders where user_id = ${id}`)).toBe(
    orders,
  )
})

test('API-07: a deleted employee is signed out, is no employee, and the photo is gone', async () => {
  const theo = p4.as('barista')
  const { photo_url } = await p4.as('storeLead').ok('updateUserPhoto', {
    path: { id: barista.id },
    body: { image_data: onePixelGif },
  })
  await theo.ok('listRoles')
  const photo = photo_url?.replace('/files/', '') ?? ''
  expect(await p4.files.get(photo)).not.toBeNull()
  expect((await deleteWith(barista.id, barista.email)).status).toBe(200)
  expect(await p4.files.get(photo)).toBeNull()
  expect((await theo.call('listRoles')).status).toBe(401)
  const list = await p4.as('owner').ok('listEmployees')
  expect(list.map((one) => one.id)).not.toContain(barista.id)
  const again = { name: 'Another Theo', email: barista.email }
  expect((await p4.as('owner').call('createUser', { body: again })).status).toBe(201)
})

test('AMB-128: export and deletion are refused where the e-mail is not the user’s', async () => {
  const { id } = await someCustomer()
  const refused = refusedWith(400, 'The email does not match.', 'email')
  for (const operation of ['exportUser', 'deleteUser'] as const) {
    const call = (email: string) =>
      p4.as('owner').call(operation, { path: { id }, body: { email } })
    expect(await call('another@mail.example')).toMatchObject(refused)
    expect(await call('')).toMatchObject(refusedAt('email'))
  }
  expect((await p4.as('owner').call('getUser', { path: { id } })).status).toBe(200)
})

test('API-07: the last owner cannot be deleted', async () => {
  const second = await p4.as('owner').ok('getUser', { path: { id: 6 } })
  expect((await deleteWith(second.id, second.email ?? '')).status).toBe(200)
  expect(await deleteWith(owner.id, owner.email)).toMatchObject(
    refusedWith(409, 'The last owner cannot be deleted.'),
  )
})

test('AMB-195: nobody exports or deletes somebody who holds more', async () => {
  const officer = await userWith(p4, { permissions: ['customers:manage-ccpa'] })
  const admin = demoAccounts.admin
  for (const operation of ['exportUser', 'deleteUser'] as const) {
    const call = (id: number, email: string) =>
      p4.as(officer).call(operation, { path: { id }, body: { email } })
    for (const above of [owner, admin, storeLead])
      expect((await call(above.id, above.email)).status).toBe(403)
  }
  const ofOwner = { path: { id: owner.id }, body: { email: owner.email } }
  for (const operation of ['exportUser', 'deleteUser'] as const)
    expect((await p4.as('admin').call(operation, ofOwner)).status).toBe(403)
  const email = 'other@p4.example'
  const equal = await userWith(p4, { permissions: ['customers:manage-ccpa'], email })
  const deletion = { path: { id: equal }, body: { email } }
  expect((await p4.as(officer).call('deleteUser', deletion)).status).toBe(200)
})

const rowsOf = (operation: string, id: number) =>
  rows(
    p4.database.reads,
    sql`select before, after from audit_rows where operation_id = ${operation}
        and coalesce(path ->> 'id', after ->> 'id') = ${String(id)} order by id`,
    z.object({ before: z.unknown(), after: z.unknown() }),
  )

test('API-07: a deletion blanks what audit rows tell of the user, and nothing of anybody else', async () => {
  const hire = (name: string, email: string) =>
    p4.as('owner').ok('createUser', { body: { name, email, role_ids: [5] } })
  const joann = await hire('Joann Bell', 'joann@p4.example')
  const ann = await hire('Ann Hill', 'ann@p4.example')
  const change = { path: { id: ann.id }, body: { phone_number: '5125550101', store_ids: [1] } }
  await p4.as('owner').ok('updateUser', change)
  const joanns = await rowsOf('createUser', joann.id)
  expect((await deleteWith(ann.id, 'ann@p4.example')).status).toBe(200)
  expect(await rowsOf('createUser', joann.id)).toEqual(joanns)
  const blank = { name: null, email: null, phone_number: null }
  expect(await rowsOf('createUser', ann.id)).toMatchObject([
    { after: { id: ann.id, role_ids: [5], ...blank } },
  ])
  expect(await rowsOf('updateUser', ann.id)).toMatchObject([
    { before: { ...blank, store_ids: [] }, after: { ...blank, store_ids: [1] } },
  ])
  expect(await everything()).not.toMatch(/Ann Hill|[^o]ann@p4|5125550101/)
})

test('API-07: the e-mail address goes from audit rows about others, which keep the rest', async () => {
  const { id, email } = await someCustomer()
  const after = { list: [{ note: email.toUpperCase() }, { note: `not ${email}` }], amount: 500 }
  await p4.database.transaction((tx) =>
    tx.insert(audit_rows).values({ operation_id: 'updatePromotion', path: { id: 1 }, after }),
  )
  expect((await deleteWith(id, email)).status).toBe(200)
  expect(await rowsOf('updatePromotion', 1)).toEqual([
    { before: null, after: { list: [{ note: null }, { note: `not ${email}` }], amount: 500 } },
  ])
})

/** All rows of the whole database, as one text. */
async function everything(): Promise<string> {
  const { rows: found } = await p4.database.reads.execute(
    sql`select (select coalesce(string_agg(u::text, ''), '') from users u)
          || (select coalesce(string_agg(a::text, ''), '') from audit_rows a)
          || (select coalesce(string_agg(a::text, ''), '') from sign_in_attempts a) as text`,
  )
  return String(found[0]?.text)
}

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AnswerOf } from '#api/core/contract.ts'
import { foldText } from '#domain/foldText.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { rows } from '#server/database/database.ts'

const p4 = freshP4()

type Results = AnswerOf<'search'>

async function write(statement: ReturnType<typeof sql>) {
  await p4.database.transaction((tx) => tx.execute(statement))
}

function search(query: string): Promise<Results> {
  return p4.as('barista').ok('search', { path: { query } })
}

function suggest(query: string): Promise<Results> {
  return p4.as('barista').ok('listSearchSuggestions', { path: { query } })
}

/** The names of the results, in their order. */
function names(results: Results): string[] {
  return results.map((result) => `${result.type} ${result.name}`)
}

/** The order of the demo retailer with the smallest id, with its customer. */
async function someOrder() {
  const [order] = await rows(
    p4.database.reads,
    sql`select o.id, o.user_id, u.name, iso(o.placement_time) as placed
        from orders o join users u on u.id = o.user_id
        where u.deleted_at is null order by o.id limit 1`,
    z.object({ id: z.number(), user_id: z.number(), name: z.string(), placed: z.string() }),
  )
  if (!order) throw new Error('There is no order')
  return order
}

test('SEARCH-08, AMB-159: each type comes with what links it and its second line', async () => {
  await write(sql`insert into products (product_type, name, square_sku, image_url)
        values ('food', 'Quince Tart', 'FOO-9001', '/files/q.png')`)
  await write(sql`insert into users (name, email, photo_url)
        values ('Quincy Adler', 'qa@mail.example', '/files/qa.jpg'), ('Quinn', null, null)`)
  await write(sql`insert into stores (name, netsuite_id, address, city) values
        ('Quincy Center', '1', '1 Main Street', 'Braintree'), ('Quiet Corner', '2', null, null)`)
  const results = await search('qui')
  expect(results.map(({ id, ...shown }) => shown)).toEqual([
    { type: 'store', name: 'Quiet Corner', user_id: null, detail: null, image_url: null },
    {
      type: 'product',
      name: 'Quince Tart',
      user_id: null,
      detail: 'FOO-9001',
      image_url: '/files/q.png',
    },
    {
      type: 'user',
      name: 'Quincy Adler',
      user_id: null,
      detail: 'qa@mail.example',
      image_url: '/files/qa.jpg',
    },
    {
      type: 'store',
      name: 'Quincy Center',
      user_id: null,
      detail: '1 Main Street, Braintree',
      image_url: null,
    },
    { type: 'user', name: 'Quinn', user_id: null, detail: null, image_url: null },
  ])
})

test('API-143, SEARCH-08: an order is found by its id and carries its customer', async () => {
  const order = await someOrder()
  for (const query of [String(order.id), `#${order.id}`]) {
    const results = await search(query)
    expect(results[0]).toEqual({
      type: 'order',
      id: order.id,
      name: order.name,
      user_id: order.user_id,
      detail: order.placed,
      image_url: null,
    })
  }
})

test('API-143: typing the beginning of an order id suggests the orders, the exact one first', async () => {
  const { user_id } = await someOrder()
  await write(sql`insert into orders (id, status, total, subtotal, store_id, user_id, placement_time)
        select id, 'completed', 0, 0, 1, ${user_id}, timestamptz '2026-03-04' + age * interval '-1 day'
        from unnest(array[7654321, 765432155, 76543219, 76543210, 7654320])
          with ordinality as made (id, age)`)
  const results = await search('7654321')
  expect(results.map((result) => result.id)).toEqual([7654321, 765432155, 76543219, 76543210])
  expect(await search('99999999999999')).toEqual([])
  expect(await search('2147483648')).toEqual([])
})

test('API-143: the orders of a user found come after everything else, the newest first', async () => {
  const { user_id } = await someOrder()
  await write(sql`update users set name = 'Xenia Quarles' where id = ${user_id}`)
  const results = await search('xenia quar')
  const [user, ...orders] = results
  expect(user).toMatchObject({ type: 'user', id: user_id })
  expect(orders.length).toBeGreaterThan(0)
  expect(orders.every((one) => one.type === 'order' && one.user_id === user_id)).toBe(true)
  const placed = orders.map((order) => order.detail ?? '')
  expect(placed).toEqual([...placed].sort().reverse())
})

test('API-143: what is found in two ways is shown once', async () => {
  const { id, user_id } = await someOrder()
  await write(sql`update users set name = ${`Zorb ${id}`} where id = ${user_id}`)
  const results = await search(String(id))
  expect(results.filter((one) => one.type === 'order' && one.id === id)).toHaveLength(1)
  expect(results[0]?.id).toBe(id)
})

test('API-142: names that are or begin with the text come first, then words, then the rest', async () => {
  await write(sql`insert into products (product_type, name, square_sku) values
        ('food', 'Upzorb', 'FOO-1'), ('food', 'Big Zorb', 'FOO-2'), ('food', 'Zorbet', 'FOO-3'),
        ('food', 'Zorb', 'FOO-4'), ('food', 'Plain Cake', 'ZORB-5')`)
  expect(names(await suggest('zorb'))).toEqual([
    'product Zorb',
    'product Zorbet',
    'product Plain Cake',
    'product Big Zorb',
    'product Upzorb',
  ])
})

test('API-142, API-143: at most 10 suggestions and 100 results', async () => {
  expect(await suggest('a')).toHaveLength(10)
  expect(await search('a')).toHaveLength(100)
  const all = await search('latte')
  expect(await suggest('latte')).toEqual(all.slice(0, 10))
})

test('API-143: users are found by name, e-mail and phone number', async () => {
  await write(sql`insert into users (name, email, phone_number)
        values ('Wanda Zipp', 'wz.77@mail.example', '+14155550188')`)
  for (const query of ['wanda', 'ZIPP', 'wz.77@', '(415) 555-0188', '5550188', 'zipp wanda'])
    expect(names(await search(query))).toContain('user Wanda Zipp')
  expect(names(await search('wanda zapp'))).not.toContain('user Wanda Zipp')
})

test('API-143: stores are found by name, city and address', async () => {
  for (const query of ['capitol hill', 'seattle', '1124 pike'])
    expect(names(await search(query))).toContain('store Capitol Hill')
})

test('API-143: products are found by name and SKU, archived ones after the others', async () => {
  await write(sql`insert into products (product_type, name, square_sku, archived_at) values
        ('food', 'Zorb Apple', 'FOO-9001', '2026-01-01'), ('food', 'Zorb Pear', 'FOO-9002', null)`)
  expect(names(await search('zorb'))).toEqual(['product Zorb Pear', 'product Zorb Apple'])
  expect(names(await search('foo-9001'))).toEqual(['product Zorb Apple'])
})

test('API-143: deleted users and archived stores are not found, their orders are', async () => {
  const order = await someOrder()
  await write(sql`update users set name = 'Zorb', deleted_at = now() where id = ${order.user_id}`)
  await write(sql`update stores set name = 'Zorb', archived_at = now() where id = 2`)
  expect(await search('zorb')).toEqual([])
  expect((await search(String(order.id)))[0]).toMatchObject({
    type: 'order',
    id: order.id,
    name: String(order.id),
    user_id: order.user_id,
  })
})

test.each(['%', '_', '\\', '100% Zorb', "O'Zorb", 'a/b zorb', 'É zorb'])(
  'API-143: %j is searched for as it is typed',
  async (name) => {
    await write(
      sql`insert into products (product_type, name, square_sku) values ('food', ${name}, 'FOO-1')`,
    )
    expect(names(await search(name.toLowerCase()))).toEqual([`product ${name}`])
  },
)

test('API-142, API-143: blank and unknown texts find nothing, too long ones are refused', async () => {
  for (const query of [' ', '\0', 'no such thing', '\u200b\u200b'])
    expect(await search(query)).toEqual([])
  expect(await suggest('  ')).toEqual([])
  const long = { path: { query: 'x'.repeat(256) } }
  expect((await p4.as('barista').call('search', long)).status).toBe(400)
})

test('API-142: a search for the word autosuggest is a search', async () => {
  expect(await search('autosuggest')).toEqual([])
  expect(await suggest('users')).toEqual([])
})

test('SEARCH-08, PROMO-49: apostrophes, accents, dashes and the form of a phone number do not matter', async () => {
  await write(
    sql`insert into users (name, email, phone_number)
        values ('Shane O’Brien-Łuk', 'sob@mail.example', '(415) 555-7142')`,
  )
  await write(
    sql`insert into products (product_type, name, square_sku)
        values ('food', 'Gruyère Smørrebrød', 'FOO–9002')`,
  )
  await write(sql`update stores set phone = '(415) 555-7188' where id = 1`)
  for (const typed of ["o'brien", 'OʼBRIEN', 'o`brien‑luk', '+1 415.555.7142', '5557142']) {
    expect(names(await suggest(typed)), typed).toContain('user Shane O’Brien-Łuk')
    const users = await p4.as('owner').ok('searchUsers', { body: { query: typed } })
    expect(users.map(({ name }) => name)).toContain('Shane O’Brien-Łuk')
  }
  for (const typed of ['+14155557188', '415–555–7188', '\u202a(415) 555-7188\u202c'])
    expect(names(await suggest(typed)), typed).toContainEqual(expect.stringMatching(/^store /))
  for (const typed of ['gruyère', 'smorrebrod gruyere', 'foo-9002', 'ＧＲＵＹ'])
    expect(names(await search(typed)), typed).toContain('product Gruyère Smørrebrød')
})

test('the database folds a text as the console does', async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at))
  // Without letters of Unicode 14 and later, which the database may not know.
  const letters = [...range(1, 0x1c00), ...range(0x1d00, 0x2c00), ...range(0xfb00, 0xfff0)]
  const clusters = ['e\u0301', 'e\u200b\u0301', 'İI', '☕\ufe0f']
  const texts = [...letters, ...clusters].filter((text) => !/\p{Cn}/u.test(text))
  const folded = await rows(
    p4.database.reads,
    sql`select given.text, fold_text(given.text) as folded
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as given (text)`,
    z.object({ text: z.string(), folded: z.string() }),
  )
  expect(folded.filter(({ text, folded }) => folded !== foldText(text))).toEqual([])
})

import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'
import { userWith } from '#mocks/userWith.ts'
import { rows } from '#server/database/database.ts'
import { schema } from '#server/database/schema/all.ts'
import { users } from '#server/database/schema/people.ts'
import { places } from './personalData.ts'

const p4 = freshP4()

const tables = Object.values(schema).filter((table) => is(table, PgTable))

const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table))

// Texts that tell nothing of a person, in tables that do.
const impersonal = [
  ...['status', 'channel', 'tax', 'curbside_status', 'eta_direction'].map((one) => `orders.${one}`),
  ...['order_products.name', 'order_products.variant', 'order_history.kind'],
  ...['refunds.source', 'refunds.reason', 'refunds.explanation'],
  ...['credits.product_type', 'credits.code', 'files.name', 'files.content_type'],
  ...['sessions.token_hash', 'password_resets.token_hash', 'sign_in_attempts.purpose'],
  ...['kind', 'state', 'rows', 'failures', 'problem'].map((one) => `price_update_jobs.${one}`),
  ...['audit_rows.operation_id', 'history_rows.operation_id'],
  ...['history_rows.kind', 'history_rows.field'],
]
const ofStores = ['address', 'email_address', 'phone', 'bda_password'].map((one) => `stores.${one}`)

test('API-07, API-09: every column that tells of a person or points to one is a place of the list', () => {
  const listed = places.flatMap(({ columns }) => columns)
  const pointing = tables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === users)
      .flatMap(({ columns }) => columns.map(nameOf)),
  )
  const tellingName = /email|recipient|address|phone|device|filename|instructions|vehicle|password/
  const telling = tables.flatMap((table) => {
    const columns = columnsOf(table)
    const isPersonal = columns.some((column) => listed.includes(nameOf(column)))
    return columns
      .filter(({ name, columnType }) =>
        isPersonal ? /text|json/i.test(columnType) : tellingName.test(name),
      )
      .map(nameOf)
  })
  expect([...pointing, ...telling].filter((name) => !listed.includes(name)).sort()).toEqual(
    [...impersonal, ...ofStores].sort(),
  )
  const known = tables.flatMap(columnsOf).map(nameOf)
  expect(listed.filter((name) => !known.includes(name))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

const tableName = z.object({ name: z.string() })

/** The tables that have the text somewhere. */
async function tablesWith(p4: TestP4, pattern: string): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    const hits = await rows(
      p4.database.reads,
      sql`select ${name}::text as name from ${table} t where t::text ~* ${pattern} limit 1`,
      tableName,
    )
    found.push(...hits.map((hit) => hit.name))
  }
  return found.sort()
}

/** An employee with a former e-mail address, who did something from 203.0.113.77. */
async function someEmployee(p4: TestP4) {
  const id = await userWith(p4, {
    permissions: ['customers:manage-ccpa', 'mass-price-change:update', 'custom-content:update'],
    email: 'former@quix.example',
  })
  const address = '203.0.113.77'
  const signIn = (email: string) =>
    p4.as('signedOut').call('login', { body: { email, password: 'wrong' }, address })
  await signIn('Former@quix.example')
  await p4.as('signedOut').call('requestPasswordReset', {
    body: { email: 'former@quix.example' },
    address,
  })
  await p4.as(id).call('exportPrices', { address })
  const content = { title: 'A', body: 'B' }
  const made = await p4.as('owner').ok('createCustomContent', { body: content })
  await p4.as(id).call('updateCustomContent', {
    path: { id: made.id },
    body: { ...content, image_data: onePixelPng, image_name: 'quix-passport.png' },
    address,
  })
  await p4.as('owner').ok('updateUser', { path: { id }, body: { email: 'present@quix.example' } })
  await signIn('present@quix.example')
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into sign_in_attempts (purpose, email, address, succeeded)
      values ('approval code', ${`user ${id}`}, '203.0.113.77 quix', false)`),
  )
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into outbox (recipient, message, next_at, useless_after)
      values ('Former@quix.example', '{"subject": "Under way"}', now() + interval '1 day', now())`),
  )
  return { id, email: 'present@quix.example' }
}

const traces = 'quix|203[.]0[.]113[.]77'

test('API-07: former addresses, addresses of the network and names of files go as well', async () => {
  const { id, email } = await someEmployee(p4)
  expect(await tablesWith(p4, traces)).toEqual(
    expect.arrayContaining([
      'audit_rows',
      'files',
      'history_rows',
      'outbox',
      'sign_in_attempts',
      'users',
    ]),
  )
  await p4.as('owner').ok('deleteUser', { path: { id }, body: { email } })
  expect(await tablesWith(p4, 'quix')).toEqual([])
  // Attempts without an account count for the network alone and are gone after a day.
  expect(await tablesWith(p4, traces)).toEqual(['sign_in_attempts'])
})

test('API-07: who deletes the own account leaves no address of the network', async () => {
  const { id, email } = await someEmployee(p4)
  const answer = await p4
    .as(id)
    .call('deleteUser', { path: { id }, body: { email }, address: '203.0.113.77' })
  expect(answer.status).toBe(200)
  expect(await tablesWith(p4, 'quix')).toEqual([])
  expect(await tablesWith(p4, traces)).toEqual(['sign_in_attempts'])
})

test('API-07: a former address that belongs to somebody else now stays theirs', async () => {
  const { id, email } = await someEmployee(p4)
  const heir = { name: 'Heir', email: 'former@quix.example' }
  await p4.as('owner').ok('createUser', { body: heir })
  await p4.as('owner').ok('deleteUser', { path: { id }, body: { email } })
  expect(await tablesWith(p4, 'former@quix')).toEqual(expect.arrayContaining(['outbox', 'users']))
  expect(await tablesWith(p4, 'present@quix')).toEqual([])
})

test('API-09, AMB-223: an export holds former addresses’ sign-ins and e-mails, uploads and price lists', async () => {
  const { id, email } = await someEmployee(p4)
  const exported = await p4.as('owner').ok('exportUser', { path: { id }, body: { email } })
  expect(exported.sign_ins).toHaveLength(3)
  expect(exported).toMatchObject({
    changes: [{ field: 'email', before: 'former@quix.example', after: 'present@quix.example' }],
    uploads: [{ filename: 'quix-passport.png' }],
    price_lists: [{ kind: 'export', email: 'former@quix.example' }],
    emails: expect.arrayContaining([{ subject: 'Under way' }]),
    actions: expect.arrayContaining([
      expect.objectContaining({ operation_id: 'requestPasswordReset', address: '203.0.113.77' }),
    ]),
  })
})

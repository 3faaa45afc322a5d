import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { loadContract } from './contract.ts'
import { demoAccounts, demoPassword } from './seed/accounts.ts'

const p4 = freshP4()

const message = 'This is your own password to the console. Please enter another one.'
const refused = (path: string) => ({
  status: 400,
  body: { code: 'invalid_request', message, fields: [{ path, message }] },
})
const body = { name: 'Harbor', netsuite_id: '1190' }
const path = { id: 1 }

test('AMB-227: the contract names the secrets of other systems', () => {
  const named = loadContract().operations.flatMap(({ id, secrets }) =>
    secrets.map((secret) => `${id} ${secret}`),
  )
  expect(named.sort()).toEqual([
    'createStore bda_password',
    'createUser manager_approval_code',
    'patchStore bda_password',
    'patchStores stores.*.bda_password',
    'updateStore bda_password',
    'updateUser manager_approval_code',
  ])
})

test("AMB-227: no secret of a store may be the viewer's own password", async () => {
  const owner = p4.as('owner')
  const mine = { bda_password: demoPassword }
  expect(await owner.call('createStore', { body: { ...body, ...mine } })).toMatchObject(
    refused('bda_password'),
  )
  expect(await owner.call('updateStore', { path, body: { ...body, ...mine } })).toMatchObject(
    refused('bda_password'),
  )
  expect(await owner.call('patchStore', { path, body: mine })).toMatchObject(
    refused('bda_password'),
  )
  expect(
    await owner.call('patchStore', { path, body: { bda_password: ` ${demoPassword} ` } }),
  ).toMatchObject(refused('bda_password'))
  const stores = [
    { id: 1, bda_password: 'another one' },
    { id: 2, ...mine },
  ]
  expect(await owner.call('patchStores', { body: { stores } })).toMatchObject(
    refused('stores.1.bda_password'),
  )
  const [first] = await Promise.all([1, 2].map((id) => owner.ok('getStore', { path: { id } })))
  expect(first?.bda_password).not.toBe('another one')
})

test('AMB-227: a secret that stays as it is, another password and the right to send come first', async () => {
  const lead = p4.as('storeLead')
  await p4.database.transaction((tx) =>
    tx.execute(sql`update stores set bda_password = ${demoPassword} where id = 1`),
  )
  const mine = { bda_password: demoPassword }
  expect((await lead.call('patchStore', { path, body: mine })).status).toBe(200)
  expect(await lead.call('patchStore', { path: { id: 5 }, body: mine })).toMatchObject({
    status: 403,
  })
  const other = { bda_password: `${demoPassword} too` }
  expect((await lead.ok('patchStore', { path, body: other })).bda_password).toBe(other.bda_password)
  expect(await attempts()).toBe(1)
})

test("AMB-227: whoever tries passwords there is refused after 30, also the right one, and the viewer's sign-in is not", async () => {
  const lead = p4.as('areaLead')
  const { email } = demoAccounts.areaLead
  const attempted_at = p4.clock.now().toISOString()
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into sign_in_attempts (purpose, email, address, attempted_at, succeeded)
      select 'own password', ${email}, 'local', ${attempted_at}, false
      from generate_series(1, 29)`),
  )
  const stores = ['first try', 'second try'].map((bda_password, index) => ({
    ...{ id: index + 1, bda_password },
  }))
  const late = { status: 429, body: { code: 'too_many_attempts' } }
  expect(await lead.call('patchStores', { body: { stores } })).toMatchObject(late)
  expect(
    await lead.call('patchStore', { path, body: { bda_password: demoPassword } }),
  ).toMatchObject(late)
  expect((await lead.call('patchStore', { path, body: { area: 'Harbor' } })).status).toBe(200)
  const signedOut = p4.as('signedOut')
  const signIn = await signedOut.call('login', { body: { email, password: demoPassword } })
  expect(signIn.status).toBe(200)
})

async function attempts(): Promise<number> {
  const { rows } = await p4.database.reads.execute<{ count: number }>(
    sql`select count(*)::integer as count from sign_in_attempts where purpose = 'own password'`,
  )
  return rows[0]?.count ?? 0
}

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { needs, refusedAt, refusedWith } from '#mocks/p4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { permissionNames } from '#server/seed/roleData.ts'

const p4 = freshP4()

const { owner, areaLead, storeLead, barista } = demoAccounts
const missing = { id: 999_999 }

const read = (id: number) => p4.as('owner').ok('getUser', { path: { id } })
const change = (who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })

async function oneCustomer(): Promise<number> {
  const { rows } = await p4.database.reads.execute(
    sql`select min(id) as id from users where email like '%@mail.example'`,
  )
  return Number(rows[0]?.id)
}

test('API-05: customers and employees are read alike; nobody and a deleted user are not found', async () => {
  const id = await oneCustomer()
  expect(await p4.as('barista').ok('getUser', { path: { id } })).toMatchObject({
    role_ids: [],
    permission_ids: [],
    store_ids: [],
  })
  const notFound = refusedWith(404, 'This user does not exist.')
  expect(await p4.as('owner').call('getUser', { path: missing })).toMatchObject(notFound)
  await p4.database.transaction((tx) =>
    tx.execute(sql`update users set deleted_at = now() where id = ${id}`),
  )
  expect(await p4.as('owner').call('getUser', { path: { id } })).toMatchObject(notFound)
  expect(await change('owner', id, { name: 'X' })).toMatchObject(notFound)
})

test('EMP-19, AMB-192: the approval code is answered to those who may change it', async () => {
  const holdings = { permissions: ['reports:read'], storeIds: [2], approvalCode: 'AB12CD' } as const
  const id = await userWith(p4, holdings)
  const editor = await userWith(p4, {
    ...holdings,
    permissions: ['reports:read', 'users:update'],
  })
  const code = async (who: Who) =>
    (await p4.as(who).ok('getUser', { path: { id } })).manager_approval_code
  for (const who of ['areaLead', 'admin', 'owner', id, editor] as const)
    expect(await code(who)).toBe('AB12CD')
  const withoutStore = await userWith(p4, { permissions: ['reports:read', 'users:update'] })
  const withoutReports = await userWith(p4, { permissions: ['users:update'], storeIds: [2] })
  for (const who of ['storeLead', 'barista', withoutStore, withoutReports] as const)
    expect(await code(who)).toBeUndefined()
  const admin = await userWith(p4, { roles: ['admin'], approvalCode: 'AD12CD' })
  const clerk = await userWith(p4, { permissions: permissionNames })
  const path = { id: admin }
  expect((await p4.as(clerk).ok('getUser', { path })).manager_approval_code).toBeUndefined()
})

test('API-04, PERM-08, AMB-40: an employee is created without a password, blank texts are null', async () => {
  const ids = await idsByName(p4)
  const created = await p4.as('admin').call('createUser', {
    body: {
      name: '  Priya Raman ',
      email: 'priya@p4.example',
      phone_number: ' ',
      employee_id: '',
      manager_approval_code: ' PR-1 ',
      role_ids: [ids.role('store-lead'), ids.role('store-lead')],
      permission_ids: [ids.permission('credits:update')],
      store_ids: [3],
    },
  })
  expect(created.status).toBe(201)
  const expected = {
    name: 'Priya Raman',
    email: 'priya@p4.example',
    phone_number: null,
    employee_id: null,
    photo_url: null,
    role_ids: [ids.role('store-lead')],
    permission_ids: [ids.permission('credits:update')],
    store_ids: [3],
    manager_approval_code: 'PR-1',
  }
  expect(created.body).toEqual({ id: expect.any(Number), ...expected })
  const list = await p4.as('owner').ok('listEmployees')
  const row = list.find((one) => one.name === 'Priya Raman')
  expect(row).toMatchObject({ roles: ['store-lead'] })
  const { rows } = await p4.database.reads.execute(
    sql`select password_hash, iso(created_at) as created_at from users where id = ${row?.id}`,
  )
  expect(rows).toEqual([{ password_hash: null, created_at: '2026-03-04T17:05:00.000Z' }])
})

test('API-04: a new employee needs a name and an e-mail of their own', async () => {
  const create = (body: object) => p4.as('owner').call('createUser', { body })
  expect(await create({ email: 'x@p4.example' })).toMatchObject(
    refusedWith(400, 'Must provide a name.', 'name'),
  )
  expect(await create({ name: '  ', email: 'x@p4.example' })).toMatchObject(
    refusedWith(400, 'Must provide a name.', 'name'),
  )
  expect(await create({ name: 'X' })).toMatchObject(
    refusedWith(400, 'Must provide an e-mail address.', 'email'),
  )
  // A mail server would read the second as two addresses.
  for (const email of ['no mail', 'a,b@c', '<a@b>'])
    expect(await create({ name: 'X', email })).toMatchObject(refusedAt('email'))
  expect(await create({ name: 'X', email: 'BARISTA@p4.example' })).toMatchObject(
    refusedWith(409, 'This e-mail address belongs to another user.', 'email'),
  )
  expect(
    await create({ name: 'X', email: 'x@p4.example', manager_approval_code: '1234567' }),
  ).toMatchObject(refusedAt('manager_approval_code'))
})

test('AMB-185: a text far beyond its length is refused at once, before its pattern', async () => {
  for (const hostile of [`${' '.repeat(1_000_000)}x`, `${'1 '.repeat(1_000_000)}x`])
    expect(
      await change('barista', barista.id, { phone_number: hostile, email: hostile }),
    ).toMatchObject({
      status: 400,
      body: {
        fields: [
          { path: 'email', message: 'The e-mail address may have at most 255 characters.' },
          { path: 'phone_number', message: 'The phone number may have at most 50 characters.' },
        ],
      },
    })
})

test('AMB-185: a phone number has 7 to 20 digits and signs, or is left empty', async () => {
  const set = (phone_number: string | null) => change('owner', barista.id, { phone_number })
  for (const phone of [
    '+1 (415) 555-0142',
    '415.555.0142',
    '5550142',
    ' 5550142\t',
    '1'.repeat(20),
    ' ',
    '',
    null,
  ])
    expect((await set(phone)).status).toBe(200)
  for (const phone of ['call me', '12345', '415-555-0142 ext. 7', '1'.repeat(21)])
    expect(await set(phone)).toMatchObject(
      refusedAt('phone_number', expect.stringContaining('7 to 20')),
    )
})

test('API-04: ids that do not exist are named, and nobody is created', async () => {
  const ids = await idsByName(p4)
  const create = (lists: object) =>
    p4.as('owner').call('createUser', { body: { name: 'X', email: 'x@p4.example', ...lists } })
  expect(await create({ role_ids: [ids.role('barista'), ids.role('barista'), 999] })).toMatchObject(
    refusedWith(400, 'This role does not exist.', 'role_ids.2'),
  )
  expect(await create({ permission_ids: [999] })).toMatchObject(
    refusedWith(400, 'This permission does not exist.', 'permission_ids.0'),
  )
  expect(await create({ store_ids: [1, 2, 999] })).toMatchObject(
    refusedWith(400, 'This store does not exist.', 'store_ids.2'),
  )
  expect(await p4.as('owner').ok('listEmployees')).toHaveLength(80)
})

test('AMB-31: everybody changes their own fields and code, but not their lists', async () => {
  const ids = await idsByName(p4)
  const own = { phone_number: '4155550000', email: 'theo@p4.example', manager_approval_code: 'T1' }
  expect(await change('barista', barista.id, own)).toMatchObject({ status: 200, body: own })
  expect(await change('barista', barista.id, { store_ids: [1, 2] })).toMatchObject(
    needs('roles:update'),
  )
  const list = { permission_ids: [ids.permission('reports:read')] }
  expect(await change('barista', barista.id, list)).toMatchObject(needs('roles:update'))
  expect(await change('storeLead', storeLead.id, { role_ids: [] })).toMatchObject(
    needs('roles:update'),
  )
})

test('API-06: what is sent as it is stored is no change, in whatever order', async () => {
  const lead = await read(storeLead.id)
  const reversed = { ...lead, store_ids: [...lead.store_ids].reverse() }
  const own = await change('storeLead', storeLead.id, {
    ...reversed,
    phone_number: '5125550009',
  })
  expect(own.status).toBe(200)
  expect((await change('areaLead', storeLead.id, { ...lead, name: 'Sadie N.' })).status).toBe(200)
  expect(await read(storeLead.id)).toEqual({
    ...lead,
    phone_number: lead.phone_number,
    name: 'Sadie N.',
  })
})

test('API-06: an e-mail address belongs to one user, and nothing else is changed', async () => {
  const body = { name: 'Somebody Else', email: owner.email.toUpperCase() }
  expect(await change('owner', barista.id, body)).toMatchObject(
    refusedWith(409, 'This e-mail address belongs to another user.', 'email'),
  )
  expect((await read(barista.id)).name).toBe(barista.name)
})

test('EMP-07, EMP-08, AMB-38: a demoted user is no employee, is signed out and keeps the stores', async () => {
  const lead = p4.as('storeLead')
  expect((await lead.call('listRoles')).status).toBe(200)
  const body = { id: storeLead.id, role_ids: [], permission_ids: [] }
  expect(await change('owner', storeLead.id, body)).toMatchObject({
    status: 200,
    body: { role_ids: [], permission_ids: [], store_ids: [1, 2] },
  })
  expect((await lead.call('listRoles')).status).toBe(401)
  const list = await p4.as('owner').ok('listEmployees')
  expect(list.map((one) => one.id)).not.toContain(storeLead.id)
})

test('API-06: a customer becomes an employee by a role', async () => {
  const ids = await idsByName(p4)
  const id = await oneCustomer()
  expect((await change('owner', id, { role_ids: [ids.role('barista')] })).status).toBe(200)
  const list = await p4.as('owner').ok('listEmployees')
  expect(list.find((one) => one.id === id)?.roles).toEqual(['barista'])
})

test('API-06: a change is written down with what was before, without the approval code', async () => {
  await change('areaLead', barista.id, { name: 'Theo', manager_approval_code: 'SECRET' })
  const { rows } = await p4.database.reads.execute(
    sql`select user_id, path, before ->> 'name' as before, after ->> 'name' as after,
          (before::text || after::text) as everything
        from audit_rows where operation_id = 'updateUser'`,
  )
  expect(rows).toMatchObject([
    { user_id: areaLead.id, path: { id: barista.id }, before: barista.name, after: 'Theo' },
  ])
  expect(rows[0]?.everything).not.toMatch(/SECRET|approval/)
})

import { expect, test } from 'vitest'
import { startP4, type TestP4, type Who } from '#mocks/p4.ts'
import { idsByName, personWith } from '#mocks/personWith.ts'
import { refusedWith } from '#mocks/refusals.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const { owner, areaLead, storeLead, barista } = demoAccounts

const change = (p4: TestP4, who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })

test('PERM-08: the last owner cannot be demoted, one of two can', async () => {
  await using p4 = await startP4()
  const ids = await idsByName(p4)
  const demotion = { role_ids: [], permission_ids: [] }
  expect((await change(p4, 'owner', 6, demotion)).status).toBe(200)
  const refused = refusedWith(409, 'The last owner cannot be demoted.')
  for (const who of ['owner', 'admin'] as const) {
    expect(await change(p4, who, owner.id, demotion)).toMatchObject(refused)
    expect(await change(p4, who, owner.id, { role_ids: [ids.role('admin')] })).toMatchObject(
      refused,
    )
  }
  const both = { role_ids: [ids.role('owner'), ids.role('admin')] }
  expect((await change(p4, 'owner', owner.id, both)).status).toBe(200)
  expect((await change(p4, 'owner', areaLead.id, { role_ids: [ids.role('owner')] })).status).toBe(
    200,
  )
  expect((await change(p4, 'admin', owner.id, demotion)).status).toBe(200)
})

test('PERM-08: nobody gives what they do not hold, neither directly nor through a role', async () => {
  await using p4 = await startP4()
  const ids = await idsByName(p4)
  const hr = await personWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const grant = (body: object) => change(p4, hr, barista.id, body)
  const message = (names: string) =>
    refusedWith(403, `You cannot grant what you do not hold yourself: ${names}.`)
  expect(await grant({ permission_ids: [ids.permission('credits:update')] })).toMatchObject(
    message('credits:update'),
  )
  expect(await grant({ role_ids: [ids.role('accounting')] })).toMatchObject(
    message('mass-price-change:update, orders:refund, tax-rates:update'),
  )
  expect(
    await change(p4, hr, hr, {
      permission_ids: [ids.permission('roles:update'), ids.permission('users:update')],
    }),
  ).toMatchObject(message('users:update'))
  const allowed = {
    role_ids: [ids.role('franchise-auditor')],
    permission_ids: [ids.permission('reports:read')],
  }
  expect((await grant(allowed)).status).toBe(200)
  const taken = { role_ids: [], permission_ids: [] }
  expect((await change(p4, hr, areaLead.id, taken)).status).toBe(200)
  const create = { name: 'X', email: 'x@p4.example', role_ids: [ids.role('store-lead')] }
  expect((await p4.as(hr).call('createUser', { body: create })).status).toBe(403)
})

test('PERM-08: what somebody holds already may stay, though the viewer does not hold it', async () => {
  await using p4 = await startP4()
  const ids = await idsByName(p4)
  const hr = await personWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const body = {
    role_ids: [ids.role('store-lead')],
    permission_ids: [ids.permission('reports:read')],
    store_ids: [1],
  }
  expect((await change(p4, hr, storeLead.id, body)).status).toBe(200)
})

test('AMB-23: an archived permission is given only by those who hold it, since it can be restored', async () => {
  await using p4 = await startP4()
  const ids = await idsByName(p4)
  const hr = await personWith(p4, { permissions: ['roles:update'] })
  const permission_ids = [ids.permission('customers:manage-ccpa')]
  await p4.as('owner').ok('updatePermission', {
    path: { id: ids.permission('customers:manage-ccpa') },
    body: { permission: 'customers:manage-ccpa', archived_at: '2026-03-01T00:00:00.000Z' },
  })
  expect((await change(p4, hr, barista.id, { permission_ids })).status).toBe(403)
  expect((await change(p4, 'owner', barista.id, { permission_ids })).status).toBe(200)
})

test('PERM-03: a role that counts by its name is given by those who pass its check', async () => {
  await using p4 = await startP4()
  const hr = await personWith(p4, { permissions: ['roles:update'] })
  const role = await p4.as(hr).ok('createRole', { body: { role: 'area-load' } })
  expect(await change(p4, hr, hr, { role_ids: [role.id] })).toMatchObject(
    refusedWith(403, 'You need the role area-load to give it to somebody.'),
  )
  expect((await change(p4, 'admin', hr, { role_ids: [role.id] })).status).toBe(200)
})

test('EMP-23: the server takes the role barista as data', async () => {
  await using p4 = await startP4()
  const ids = await idsByName(p4)
  const body = { role_ids: [ids.role('store-lead'), ids.role('barista')] }
  expect(await change(p4, 'admin', storeLead.id, body)).toMatchObject({ status: 200 })
  const hr = await personWith(p4, { permissions: ['roles:update'] })
  expect((await change(p4, hr, storeLead.id, { role_ids: [ids.role('barista')] })).status).toBe(200)
})

test('PERM-09: the e-mail of a person who holds more is not changed, since links to passwords go there', async () => {
  await using p4 = await startP4()
  const answer = await change(p4, 'areaLead', owner.id, { email: 'mine@p4.example' })
  expect(answer.status).toBe(403)
  expect(JSON.stringify(answer.body)).toContain('roles:update')
  expect((await change(p4, 'areaLead', owner.id, { phone_number: '1' })).status).toBe(200)
  expect((await change(p4, 'areaLead', storeLead.id, { email: 'sadie@p4.example' })).status).toBe(
    200,
  )
  expect((await change(p4, 'admin', owner.id, { email: 'olivia@p4.example' })).status).toBe(200)
})

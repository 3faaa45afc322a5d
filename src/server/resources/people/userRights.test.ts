import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { refusedWith } from '#mocks/p4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()

const { owner, areaLead, storeLead, barista } = demoAccounts

const change = (who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })

test('PERM-08: the last owner cannot be demoted, one of two can', async () => {
  const ids = await idsByName(p4)
  const demotion = { role_ids: [], permission_ids: [] }
  expect((await change('owner', 6, demotion)).status).toBe(200)
  const refused = refusedWith(409, 'The last owner cannot be demoted.')
  for (const lists of [demotion, { role_ids: [ids.role('admin')] }])
    expect(await change('owner', owner.id, lists)).toMatchObject(refused)
  const both = { role_ids: [ids.role('owner'), ids.role('admin')] }
  expect((await change('owner', owner.id, both)).status).toBe(200)
  expect((await change('owner', areaLead.id, { role_ids: [ids.role('owner')] })).status).toBe(200)
  expect((await change(areaLead.id, owner.id, demotion)).status).toBe(200)
})

test('AMB-186: the role owner is given and taken by owners alone', async () => {
  const ids = await idsByName(p4)
  const role_ids = [ids.role('admin'), ids.role('owner')]
  expect(await change('admin', demoAccounts.admin.id, { role_ids })).toMatchObject(
    refusedWith(403, 'You need the role owner to give it to somebody.', 'role_ids'),
  )
  expect(await change('admin', owner.id, { role_ids: [ids.role('admin')] })).toMatchObject(
    refusedWith(403, 'You need the role owner to take it from somebody.', 'role_ids'),
  )
})

test('AMB-186: nobody gives what they do not hold, neither directly nor through a role', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, {
    permissions: ['roles:update', 'reports:read', 'stores:update-inventory'],
  })
  const grant = (body: object) => change(hr, barista.id, body)
  const message = (names: string, field = 'permission_ids') =>
    refusedWith(403, `You cannot grant what you do not hold yourself: ${names}.`, field)
  expect(await grant({ permission_ids: [ids.permission('credits:update')] })).toMatchObject(
    message('credits:update'),
  )
  expect(await grant({ role_ids: [ids.role('accounting')] })).toMatchObject(
    message('mass-price-change:update, orders:refund, tax-rates:update', 'role_ids'),
  )
  expect(
    await change(hr, hr, {
      permission_ids: [ids.permission('roles:update'), ids.permission('users:update')],
    }),
  ).toMatchObject(message('users:update'))
  const allowed = {
    role_ids: [ids.role('franchise-auditor')],
    permission_ids: [ids.permission('reports:read')],
  }
  expect((await grant(allowed)).status).toBe(200)
  const create = { name: 'X', email: 'x@p4.example', role_ids: [ids.role('store-lead')] }
  expect((await p4.as(hr).call('createUser', { body: create })).status).toBe(403)
})

test('AMB-186: what somebody holds already may stay, though the viewer does not hold it', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, {
    ...{ permissions: ['roles:update', 'reports:read'], storeIds: [2] },
  })
  const body = {
    role_ids: [ids.role('store-lead')],
    permission_ids: [ids.permission('reports:read')],
    store_ids: [1],
  }
  expect((await change(hr, storeLead.id, body)).status).toBe(200)
})

test('AMB-186: nobody takes from others what they could not give back', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, {
    permissions: ['roles:update', 'reports:read', 'stores:update-inventory'],
  })
  const taken = { role_ids: [], permission_ids: [] }
  const before = await p4.as('owner').ok('getUser', { path: areaLead })
  const refused = (field: string, list: RegExp) => ({
    status: 403,
    body: { fields: [{ path: field, message: expect.stringMatching(list) }] },
  })
  const away = /^You cannot take away what you do not hold yourself: .*orders:refund/
  expect(await change(hr, areaLead.id, taken)).toMatchObject(refused('role_ids', away))
  expect(await p4.as('owner').ok('getUser', { path: areaLead })).toEqual(before)
  const direct = await userWith(p4, { permissions: ['reports:read', 'orders:refund'] })
  expect(await change(hr, direct, taken)).toMatchObject(refused('permission_ids', away))
  const rest = { permission_ids: [ids.permission('orders:refund')] }
  expect((await change(hr, direct, rest)).status).toBe(200)
  const auditor = await userWith(p4, { roles: ['franchise-auditor', 'barista'] })
  expect((await change(hr, auditor, taken)).status).toBe(200)
  // Users may give up permissions of their own.
  expect((await change(hr, hr, taken)).status).toBe(200)
})

test('PERM-04, PERM-13, AMB-186: stores are given and taken by those who have them, or all stores', async () => {
  const hr = await userWith(p4, { permissions: ['roles:update'], storeIds: [2] })
  const refused = (name: string) =>
    refusedWith(
      403,
      `You need the permission stores:update-all to give or take stores that are not your own: ${name}.`,
      'store_ids',
    )
  const stores = (await p4.as('owner').ok('listStores')).stores
  const nameOf = (id: number) => stores.find((one) => one.id === id)?.name ?? ''
  expect(await change(hr, hr, { store_ids: [2, 3] })).toMatchObject(refused(nameOf(3)))
  expect(await change(hr, barista.id, { store_ids: [1, 2, 3] })).toMatchObject(refused(nameOf(3)))
  expect(await change(hr, barista.id, { store_ids: [2] })).toMatchObject(refused(nameOf(1)))
  expect((await change(hr, barista.id, { store_ids: [1, 2] })).status).toBe(200)
  expect((await change(hr, hr, { store_ids: [] })).status).toBe(200)
  const create = { name: 'X', email: 'x@p4.example', store_ids: [1] }
  expect(await p4.as(hr).call('createUser', { body: create })).toMatchObject(refused(nameOf(1)))
  const all = await userWith(p4, { permissions: ['roles:update', 'stores:update-all'] })
  expect((await change(all, barista.id, { store_ids: [3] })).status).toBe(200)
})

test('AMB-23: an archived permission is given only by those who hold it, since it can be restored', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update'] })
  const permission_ids = [ids.permission('customers:manage-ccpa')]
  await p4.as('owner').ok('updatePermission', {
    path: { id: ids.permission('customers:manage-ccpa') },
    body: { permission: 'customers:manage-ccpa', archived_at: '2026-03-01T00:00:00.000Z' },
  })
  expect((await change(hr, barista.id, { permission_ids })).status).toBe(403)
  expect((await change('owner', barista.id, { permission_ids })).status).toBe(200)
})

test('PERM-03: a role that counts by its name is given by those who pass its check', async () => {
  const hr = await userWith(p4, { permissions: ['roles:update'] })
  const role = await p4.as(hr).ok('createRole', { body: { role: 'area-load' } })
  expect(await change(hr, hr, { role_ids: [role.id] })).toMatchObject(
    refusedWith(403, 'You need the role area-load to give it to somebody.', 'role_ids'),
  )
  expect((await change('admin', hr, { role_ids: [role.id] })).status).toBe(200)
  const other = await userWith(p4, { permissions: ['roles:update'] })
  expect(await change(other, hr, { role_ids: [] })).toMatchObject(
    refusedWith(403, 'You need the role area-load to take it from somebody.', 'role_ids'),
  )
})

test('AMB-43: the server takes the role barista as data', async () => {
  const ids = await idsByName(p4)
  const body = { role_ids: [ids.role('store-lead'), ids.role('barista')] }
  expect(await change('admin', storeLead.id, body)).toMatchObject({ status: 200 })
  const hr = await userWith(p4, { permissions: ['roles:update', 'stores:update-inventory'] })
  const both = { role_ids: [...body.role_ids, ids.role('franchise-auditor')] }
  expect((await change('admin', storeLead.id, both)).status).toBe(200)
  const without = { role_ids: [ids.role('store-lead'), ids.role('franchise-auditor')] }
  expect((await change(hr, storeLead.id, without)).status).toBe(200)
})

const holdsMore = 'This user holds more than you do. You do not hold categories:update and 9 more.'

test('AMB-186: the e-mail of a user who holds more is not changed, since links to passwords go there', async () => {
  const answer = await change('areaLead', owner.id, { email: 'mine@p4.example' })
  expect(answer).toMatchObject(refusedWith(403, holdsMore, 'email'))
  expect((await change('areaLead', owner.id, { phone_number: '5125550009' })).status).toBe(200)
  expect((await change('areaLead', storeLead.id, { email: 'sadie@p4.example' })).status).toBe(200)
  expect((await change('admin', owner.id, { email: 'olivia@p4.example' })).status).toBe(403)
})

test('EMP-19, AMB-186: the approval code of a user who holds more is not changed', async () => {
  const set = (who: Who, id: number, manager_approval_code: string | null) =>
    change(who, id, { manager_approval_code })
  for (const code of ['MINE01', null])
    expect(await set('areaLead', owner.id, code)).toMatchObject(
      refusedWith(403, holdsMore, 'manager_approval_code'),
    )
  expect((await set('areaLead', storeLead.id, 'SN0001')).status).toBe(200)
  expect((await set('admin', owner.id, 'OO0001')).status).toBe(403)
  expect((await set('owner', owner.id, 'OO0001')).status).toBe(200)
  expect((await set('areaLead', areaLead.id, 'AC0001')).status).toBe(200)
})

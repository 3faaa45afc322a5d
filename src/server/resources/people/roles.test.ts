import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { needs, refusedWith } from '#mocks/p4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'

const p4 = freshP4()

const missing = { id: 999_999 }
const archived_at = '2026-03-01T08:00:00.000Z'

const read = (id: number) => p4.as('owner').ok('getRole', { path: { id } })
const save = (who: Who, id: number, body: object) =>
  p4.as(who).call('updateRole', { path: { id }, body })

test('API-11, AMB-23: the roles in use by name, with their permissions', async () => {
  const ids = await idsByName(p4)
  const list = await p4.as('barista').ok('listRoles')
  expect(list.map((one) => one.role)).toEqual([
    ...['accounting', 'admin', 'area-lead', 'barista', 'franchise-auditor'],
    ...['marketing', 'owner', 'store-lead'],
  ])
  expect(list.find((one) => one.role === 'franchise-auditor')).toEqual({
    id: ids.role('franchise-auditor'),
    role: 'franchise-auditor',
    permission_ids: [ids.permission('reports:read')],
    archived_at: null,
  })
  expect(list.find((one) => one.role === 'barista')?.permission_ids).toEqual([
    ids.permission('stores:update-inventory'),
  ])
})

test('API-13: one role, archived or not', async () => {
  const ids = await idsByName(p4)
  const shiftLead = await read(ids.role('shift-lead'))
  expect(shiftLead).toMatchObject({ role: 'shift-lead' })
  expect(shiftLead.archived_at).not.toBeNull()
})

test('API-12, AMB-47: a role is created by its name, which is its own', async () => {
  const create = (who: Who, body: object) => p4.as(who).call('createRole', { body })
  const made = await create('owner', { role: '  roastery ' })
  expect(made).toMatchObject({
    status: 201,
    body: { role: 'roastery', permission_ids: [], archived_at: null },
  })
  const taken = refusedWith(409, 'Another role has this name already.', 'role')
  expect(await create('owner', { role: 'Roastery' })).toMatchObject(taken)
  const blank = refusedWith(400, 'Must provide a name.', 'role')
  for (const body of [{}, { role: '' }, { role: '  ' }])
    expect(await create('owner', body)).toMatchObject(blank)
  const list = await p4.as('owner').ok('listRoles')
  expect(list.filter((one) => /roastery/i.test(one.role))).toHaveLength(1)
})

test('API-12: a role is created with permissions that exist and that the creator holds', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const create = (who: Who, names: number[]) =>
    p4.as(who).call('createRole', { body: { role: 'auditor', permission_ids: names } })
  expect(await create('owner', [999])).toMatchObject(
    refusedWith(400, 'This permission does not exist.', 'permission_ids.0'),
  )
  expect(
    await create(hr, [ids.permission('reports:read'), ids.permission('credits:update')]),
  ).toMatchObject(
    refusedWith(
      403,
      'You cannot grant what you do not hold yourself: credits:update.',
      'permission_ids',
    ),
  )
  const read2 = ids.permission('reports:read')
  expect(await create(hr, [read2, read2])).toMatchObject({
    status: 201,
    body: { permission_ids: [read2] },
  })
})

test('API-14, ROLE-07: saving replaces the permissions, at once for everybody who has the role', async () => {
  const ids = await idsByName(p4)
  const id = ids.role('store-lead')
  const stored = await read(id)
  const permission_ids = [...stored.permission_ids, ids.permission('promotions:update')]
  const reversed = [...permission_ids].reverse()
  const saved = await save('admin', id, { role: 'store-lead', permission_ids: reversed })
  expect(saved).toMatchObject({
    status: 200,
    body: { permission_ids: permission_ids.sort((a, b) => a - b) },
  })
  const archive = () => p4.as('storeLead').call('archivePromotion', { path: missing })
  expect((await archive()).status).not.toBe(403)
  await save('admin', id, { role: 'store-lead', permission_ids: [] })
  expect(await archive()).toMatchObject(needs('promotions:update'))
})

test('PERM-06, ROLE-13: the role owner cannot be changed, saved as it is it passes', async () => {
  const ids = await idsByName(p4)
  const owner = await read(ids.role('owner'))
  const refused = { status: 409, body: { message: 'The role owner cannot be changed.' } }
  for (const who of ['owner', 'admin'] as const) {
    const change = (body: object) => save(who, owner.id, { ...owner, ...body })
    expect(await change({ permission_ids: owner.permission_ids.slice(1) })).toMatchObject(refused)
    expect(await change({ permission_ids: [] })).toMatchObject(refused)
    expect(await change({ role: 'boss' })).toMatchObject(refused)
    expect(await change({ archived_at })).toMatchObject(refused)
    expect(await change({})).toMatchObject({ status: 200, body: owner })
  }
  expect(await read(owner.id)).toEqual(owner)
})

test('PERM-07: names with a meaning stay with their roles', async () => {
  const ids = await idsByName(p4)
  for (const name of ['admin', 'barista', 'store-lead', 'area-lead'])
    expect(
      await save('owner', ids.role(name), { role: 'other', permission_ids: [] }),
    ).toMatchObject(
      refusedWith(
        409,
        `The role ${name} cannot be renamed: its name decides what users may do.`,
        'role',
      ),
    )
  expect(
    await save('owner', ids.role('marketing'), { role: 'area-load', permission_ids: [] }),
  ).toMatchObject(
    refusedWith(409, 'The name area-load is reserved: it decides what users may do.', 'role'),
  )
  const renamed = { role: 'promotions', permission_ids: [] }
  expect(await save('owner', ids.role('marketing'), renamed)).toMatchObject({
    status: 200,
    body: renamed,
  })
})

test('AMB-186: nobody puts a permission into a role that they do not hold themselves', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const id = ids.role('marketing')
  const { permission_ids } = await read(id)
  const add = (name: string) =>
    save(hr, id, {
      role: 'marketing',
      permission_ids: [...permission_ids, ids.permission(name)],
    })
  expect(await add('roles:update')).toMatchObject({ status: 200 })
  expect(await add('stores:create')).toMatchObject(
    refusedWith(
      403,
      'You cannot grant what you do not hold yourself: stores:create.',
      'permission_ids',
    ),
  )
})

test('AMB-186: nobody takes from a role what they do not hold themselves, nor archives it', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const before = await read(ids.role('accounting'))
  const take = (body: object) => save(hr, before.id, { ...before, ...body })
  const message =
    'You cannot take away what you do not hold yourself: mass-price-change:update, orders:refund, tax-rates:update.'
  const refused = refusedWith(403, message, 'permission_ids')
  expect(await take({ permission_ids: [] })).toMatchObject(refused)
  expect(await take({ archived_at })).toMatchObject(refused)
  expect(await read(before.id)).toEqual(before)
  const reports = ids.permission('reports:read')
  const rest = before.permission_ids.filter((id) => id !== reports)
  expect(await take({ permission_ids: rest })).toMatchObject({
    status: 200,
    body: { permission_ids: rest },
  })
})

test('API-14: taken names and unknown permissions are named, and nothing is saved', async () => {
  const ids = await idsByName(p4)
  const before = await read(ids.role('marketing'))
  const change = (body: object) => save('owner', before.id, { ...before, ...body })
  expect(await change({ role: 'ACCOUNTING' })).toMatchObject(
    refusedWith(409, 'Another role has this name already.', 'role'),
  )
  expect(await change({ permission_ids: [999] })).toMatchObject(
    refusedWith(400, 'This permission does not exist.', 'permission_ids.0'),
  )
  expect(await read(before.id)).toEqual(before)
})

test('AMB-23, AMB-32: an archived role grants nothing and is in no list; restored by those who hold what it grants', async () => {
  const ids = await idsByName(p4)
  const id = ids.role('area-lead')
  const role = await read(id)
  const archived = await save('admin', id, { ...role, archived_at })
  expect(archived).toMatchObject({ status: 200, body: { archived_at } })
  expect((await p4.as('areaLead').call('listRoles')).status).toBe(401)
  expect((await p4.as('owner').ok('listRoles')).map((one) => one.id)).not.toContain(id)
  expect(
    (await save('admin', id, { role: role.role, permission_ids: role.permission_ids })).body,
  ).toMatchObject({
    archived_at,
  })
  const hr = await userWith(p4, { permissions: ['roles:update'] })
  expect((await save(hr, id, { ...role, archived_at: null })).status).toBe(403)
  expect((await save('owner', id, { ...role, archived_at: null })).status).toBe(200)
  expect((await p4.as('areaLead').call('listRoles')).status).toBe(200)
})

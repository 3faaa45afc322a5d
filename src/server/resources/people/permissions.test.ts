import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { refusedWith } from '#mocks/p4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'

const p4 = freshP4()

const archived_at = '2026-03-01T08:00:00.000Z'

const save = (who: Who, id: number, body: object) =>
  p4.as(who).call('updatePermission', { path: { id }, body })

/** Adds a permission that no operation asks for. */
async function addOwnPermission(permission: string): Promise<number> {
  const { rows } = await p4.database.transaction((tx) =>
    tx.execute(sql`insert into permissions (permission) values (${permission}) returning id`),
  )
  return Number(rows[0]?.id)
}

test('API-15, PERM-30: the permissions in use by name, with descriptions', async () => {
  const list = await p4.as('barista').ok('listPermissions')
  expect(list).toHaveLength(22)
  const names = list.map((one) => one.permission)
  expect(names).toEqual([...names].sort())
  expect(list[0]).toEqual({
    id: expect.any(Number),
    permission: 'categories:update',
    description: 'Edit menus and their categories',
    archived_at: null,
  })
})

test('API-16: one permission, archived or not', async () => {
  const ids = await idsByName(p4)
  const id = ids.permission('credits:update')
  const path = { id }
  await save('owner', id, { permission: 'credits:update', archived_at })
  expect(await p4.as('barista').ok('getPermission', { path })).toMatchObject({
    permission: 'credits:update',
    archived_at,
  })
  const list = await p4.as('barista').ok('listPermissions')
  expect(list.map((one) => one.id)).not.toContain(id)
})

test('API-17: a permission is described anew, a blank description is none, left out it stays', async () => {
  const ids = await idsByName(p4)
  const id = ids.permission('credits:update')
  const permission = 'credits:update'
  const described = { permission, description: 'Give credits' }
  expect(await save('admin', id, described)).toMatchObject({ status: 200, body: described })
  expect(await save('admin', id, { permission })).toMatchObject({ body: described })
  expect(await save('admin', id, { permission, description: ' ' })).toMatchObject({
    body: { description: null },
  })
})

test('API-17: what operations ask for keeps its name, and nothing else gets such a name', async () => {
  const ids = await idsByName(p4)
  const own = await addOwnPermission('roastery:visit')
  await p4.database.transaction((tx) =>
    tx.execute(sql`delete from permissions where permission = 'customers:manage-ccpa'`),
  )
  const refused = refusedWith(
    409,
    'Operations ask for this permission by its name: it keeps it.',
    'permission',
  )
  expect(await save('owner', ids.permission('stores:create'), { permission: 'x' })).toMatchObject(
    refused,
  )
  expect(await save('owner', own, { permission: 'customers:manage-ccpa' })).toMatchObject(refused)
  expect(await save('owner', own, { permission: ' roastery:tour ' })).toMatchObject({
    status: 200,
    body: { permission: 'roastery:tour' },
  })
})

test('API-17: a name belongs to one permission', async () => {
  await addOwnPermission('roastery:visit')
  const own = await addOwnPermission('roastery:tour')
  expect(await save('owner', own, { permission: 'roastery:visit' })).toMatchObject(
    refusedWith(409, 'Another permission has this name already.', 'permission'),
  )
})

test('AMB-23: an archived permission grants nothing until it is restored', async () => {
  const ids = await idsByName(p4)
  const id = ids.permission('promotions:update')
  const permission = 'promotions:update'
  const archive = async () =>
    (await p4.as('owner').call('archivePromotion', { path: { id: 999_999 } })).status
  await save('owner', id, { permission, archived_at })
  expect(await archive()).toBe(403)
  expect((await save('owner', id, { permission, archived_at: null })).status).toBe(200)
  expect(await archive()).not.toBe(403)
})

test('AMB-186: a permission is restored by those who held it', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const archiveAndRestore = async (permission: string) => {
    const id = ids.permission(permission)
    await save('owner', id, { permission, archived_at })
    return (await save(hr, id, { permission, archived_at: null })).status
  }
  expect(await archiveAndRestore('reports:read')).toBe(200)
  expect(await archiveAndRestore('customers:manage-ccpa')).toBe(403)
})

test('AMB-186: a permission is archived by those who hold it', async () => {
  const ids = await idsByName(p4)
  const hr = await userWith(p4, { permissions: ['roles:update', 'reports:read'] })
  const archive = (permission: string) =>
    save(hr, ids.permission(permission), { permission, archived_at })
  expect(await archive('credits:update')).toMatchObject(
    refusedWith(
      403,
      'You cannot take away what you do not hold yourself: credits:update.',
      'archived_at',
    ),
  )
  expect((await archive('reports:read')).status).toBe(200)
})

test('API-17: roles:update stays, or nobody could undo anything', async () => {
  const ids = await idsByName(p4)
  expect(
    await save('owner', ids.permission('roles:update'), {
      permission: 'roles:update',
      archived_at,
    }),
  ).toMatchObject(
    refusedWith(
      409,
      'Without this permission nobody could change roles any longer.',
      'archived_at',
    ),
  )
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { storeLead } = demoAccounts

test('API-03, EMP-09: the employees are those with a role or a permission, by name, with role names', async () => {
  const ids = await idsByName(p4)
  const list = await p4.as('barista').ok('listEmployees')
  expect(list).toHaveLength(80)
  const names = list.map((one) => one.name.toLowerCase())
  expect(names).toEqual([...names].sort())
  expect(list.find((one) => one.id === storeLead.id)).toMatchObject({
    email: storeLead.email,
    role_ids: [ids.role('store-lead')],
    permission_ids: [],
    store_ids: [1, 2],
    roles: ['store-lead'],
  })
  expect(list.some((one) => one.role_ids.length === 0)).toBe(true)
})

test('EMP-19: the list holds no approval codes, whoever asks', async () => {
  const list = await owner.ok('listEmployees')
  expect(list.filter((one) => 'manager_approval_code' in one)).toEqual([])
})

test('API-03, AMB-36, ROLE-12: the employees of a role', async () => {
  const ids = await idsByName(p4)
  const query = { role_id: ids.role('area-lead') }
  const list = await owner.ok('listEmployees', { query })
  expect(list).toHaveLength(4)
  expect(list.every((one) => one.roles.includes('area-lead'))).toBe(true)
  expect(await owner.ok('listEmployees', { query: { role_id: 999 } })).toEqual([])
})

test('AMB-33: the employees of a permission, directly and through roles, but not archived ones', async () => {
  const ids = await idsByName(p4)
  const direct = await userWith(p4, { permissions: ['tax-rates:update'] })
  const query = { permission_id: ids.permission('tax-rates:update') }
  const holders = async () => {
    const list = await owner.ok('listEmployees', { query })
    return { ids: list.map((one) => one.id), roles: new Set(list.flatMap((one) => one.roles)) }
  }
  const before = await holders()
  expect(before.ids).toContain(direct)
  expect(before.roles).toEqual(new Set(['owner', 'admin', 'area-lead', 'accounting']))
  await p4.database.transaction((tx) =>
    tx.execute(sql`update roles set archived_at = now() where role = 'accounting'`),
  )
  expect((await holders()).roles).toEqual(new Set(['owner', 'admin', 'area-lead']))
})

test('AMB-23: who has nothing but an archived role is no employee', async () => {
  const id = await userWith(p4, { roles: ['shift-lead'] })
  const list = await owner.ok('listEmployees')
  expect(list.map((one) => one.id)).not.toContain(id)
  expect((await owner.ok('getUser', { path: { id } })).role_ids).toHaveLength(1)
})

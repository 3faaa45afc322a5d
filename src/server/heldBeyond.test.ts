import { expect, test } from 'vitest'
import { viewerOf } from '#domain/access/permissions.ts'
import { heldBeyond as beyondByFacts } from '#domain/access/rights.ts'
import { startP4 } from '#mocks/p4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { readHeldBeyond } from './heldBeyond.ts'

test('AMB-23, AMB-186: the server and the console agree on what every user holds beyond every other one', async () => {
  await using p4 = await startP4()
  const made = [
    await userWith(p4, { permissions: ['stores:update-all', 'orders:refund'] }),
    await userWith(p4, { roles: ['barista', 'admin'], storeIds: [1, 2] }),
    await userWith(p4, { roles: ['store-lead'], permissions: ['reports:read'], storeIds: [2, 3] }),
    await userWith(p4, { storeIds: [3] }),
  ]
  const owner = p4.as('owner')
  const ids = await idsByName(p4)
  const body = { permission: 'reports:read', archived_at: '2026-03-01T08:00:00.000Z' }
  await owner.ok('updatePermission', { path: { id: ids.permission('reports:read') }, body })
  const [roles, permissions, employees] = [
    await owner.ok('listRoles'),
    await owner.ok('listPermissions'),
    await owner.ok('listEmployees'),
  ]
  const byRole = new Map(employees.map((one) => [one.role_ids.join(), one.id]))
  const users = await Promise.all(
    [...made, ...byRole.values()].map((id) => owner.ok('getUser', { path: { id } })),
  )
  const pairs = users.flatMap((one) => users.map((user) => ({ one, user })))
  const found = await p4.database.transaction(async (tx) => {
    const answers: [string[], string[]][] = []
    for (const { one, user } of pairs) {
      const viewer = viewerOf(one, roles, permissions)
      const facts = { viewer, roles, permissions }
      answers.push([await readHeldBeyond(tx, viewer, user.id), beyondByFacts(facts, user)])
    }
    return answers
  })
  expect(found.some(([bySql]) => bySql.length > 3)).toBe(true)
  expect(found.flatMap(([bySql]) => bySql)).not.toContain('reports:read')
  for (const [bySql, byRights] of found) expect(bySql.toSorted()).toEqual(byRights.toSorted())
})

import { expect, test } from 'vitest'
import { accessChanges, grantedBy, lacksStores, ownLosses } from './access.ts'

const permissions = [
  { id: 1, permission: 'reports:read' },
  { id: 2, permission: 'orders:refund' },
  { id: 3, permission: 'stores:update' },
]
const lead = { id: 10, role: 'store-lead', permission_ids: [1, 3] }
const auditor = { id: 11, role: 'auditor', permission_ids: [1] }
const gone = { id: 12, role: 'gone', permission_ids: [2], archived_at: '2026-01-01T00:00:00Z' }
const roles = [lead, auditor, gone]

const user = (id: number, name: string, role_ids: number[], permission_ids: number[] = []) => ({
  ...{ id, name, role_ids, permission_ids },
  store_ids: [],
})

test('EMP-21, AMB-23: roles grant their permissions, archived roles none', () => {
  expect([...grantedBy([10, 11, 12], roles)]).toEqual([
    [1, ['store-lead', 'auditor']],
    [3, ['store-lead']],
  ])
  expect(grantedBy([], roles).size).toBe(0)
})

test('ROLE-07: saving a role changes only users who hold the permission in no other way', () => {
  const ann = user(1, 'Ann', [10])
  const bob = user(2, 'Bob', [10, 11])
  const cem = user(3, 'Cem', [10], [1])
  const holders = [ann, bob, cem, user(4, 'Dee', [11])]
  expect(accessChanges(lead, [2, 3], holders, roles, permissions)).toEqual([
    { permission: 'reports:read', kind: 'lose', users: [ann] },
    { permission: 'orders:refund', kind: 'gain', users: [ann, bob, cem] },
  ])
})

test('ROLE-07: an archived role that grants the same does not keep a permission', () => {
  const eve = user(5, 'Eve', [10, 12])
  expect(accessChanges(lead, [1, 2, 3], [eve], roles, permissions)).toEqual([
    { permission: 'orders:refund', kind: 'gain', users: [eve] },
  ])
})

test('ROLE-07: the same permissions change nothing, whatever their order', () => {
  expect(accessChanges(lead, [3, 1], [user(1, 'Ann', [10])], roles, permissions)).toEqual([])
})

test('ROLE-07: one loses oneself what one holds by the changed role alone', () => {
  const lost = (nextIds: number[], who: ReturnType<typeof user>) =>
    ownLosses(lead, nextIds, who, roles, permissions)
  expect(lost([2], user(1, 'Ann', [10]))).toEqual(['reports:read', 'stores:update'])
  expect(lost([2], user(2, 'Bob', [10, 11], [3]))).toEqual([])
  expect(lost([], user(3, 'Cem', [11]))).toEqual([])
})

test('PERM-04, PERM-13: a store-scoped permission without a store counts nowhere', () => {
  const scoped = new Set(['stores:update'])
  const none = { store_ids: [] }
  expect(lacksStores(none, new Set(['stores:update', 'reports:read']), scoped)).toBe(true)
  expect(lacksStores(none, new Set(['reports:read']), scoped)).toBe(false)
  const two = new Set(['stores:update', 'inventory:update'])
  expect(lacksStores(none, new Set(['stores:update']), two)).toBe(true)
  expect(lacksStores({ store_ids: [7] }, new Set(['stores:update']), scoped)).toBe(false)
  expect(lacksStores(none, new Set(['stores:update', 'stores:update-all']), scoped)).toBe(false)
})

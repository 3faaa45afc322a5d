import { expect, test } from 'vitest'
import type { Viewer } from './permissions.ts'
import {
  demotionRefusal,
  heldBeyond,
  isNamedRole,
  mayGiveRole,
  outranks,
  permissionRefusal,
  type RightFacts,
  roleRefusal,
  rolesHolding,
  storeRefusal,
} from './rights.ts'

const permissions = ['reports:read', 'stores:update', 'roles:update'].map((permission, index) => ({
  ...{ id: index + 1, permission },
}))
const role = (id: number, name: string, permission_ids: number[]) => ({
  ...{ id, role: name, permission_ids },
})
const barista = role(1, 'barista', [])
const lead = role(2, 'store-lead', [1, 2])
const owner = role(3, 'owner', [1, 2, 3])
const roles = [barista, lead, owner]

const facts = (held: string[], names: string[] = [], storeIds: number[] = []): RightFacts => ({
  viewer: {
    ...{ id: 9, roles: new Set(names), permissions: new Set(held) },
    storeIds: new Set(storeIds),
  },
  ...{ roles, permissions },
})
const user = (role_ids: number[], permission_ids: number[] = [], id = 4) => ({
  ...{ id, role_ids, permission_ids },
  store_ids: [],
})
const everything = permissions.map(({ permission }) => permission)

test('AMB-24: roles that hold one of the permissions, or all of them', () => {
  expect(rolesHolding(['reports:read', 'roles:update'], roles, permissions)).toEqual([
    'owner',
    'store-lead',
  ])
  expect(
    rolesHolding(['reports:read', 'roles:update'], roles, permissions, { every: true }),
  ).toEqual(['owner'])
  expect(rolesHolding(['no:such'], roles, permissions, { every: true })).toEqual([])
})

test('PERM-08: a refusal names the permission that is missing and the roles that have it', () => {
  const clerk = facts(['reports:read'])
  expect(permissionRefusal(clerk, 'reports:read')).toBeNull()
  expect(permissionRefusal(clerk, 'stores:update')).toBe(
    'You do not hold stores:update. Roles that have it: owner, store-lead.',
  )
  expect(roleRefusal(clerk, barista)).toBeNull()
  expect(roleRefusal(clerk, owner)).toBe(
    'You do not hold stores:update and 1 more. Roles that have it: owner.',
  )
  expect(roleRefusal(facts(['reports:read', 'stores:update']), lead)).toBe(
    'You need the role store-lead or a higher one.',
  )
  expect(roleRefusal(facts(everything, ['admin']), owner)).toBe('You need the role owner.')
  expect(roleRefusal(facts([], ['owner']), owner)).toBeNull()
  expect(permissionRefusal({ ...clerk, roles: [barista] }, 'stores:update')).toBe(
    'You do not hold stores:update.',
  )
})

test('PERM-08, EMP-06: who holds more than the viewer is not demoted by them, oneself always', () => {
  const clerk = facts(['reports:read'])
  expect(demotionRefusal(clerk, user([1], [1]))).toBeNull()
  expect(demotionRefusal(clerk, user([2]))).toBe(
    'This user holds more than you do. You do not hold stores:update. Roles that have it: owner, store-lead.',
  )
  expect(demotionRefusal(facts(['reports:read', 'stores:update']), user([2]))).toBe(
    'You need the role store-lead or a higher one.',
  )
  expect(demotionRefusal(clerk, user([3], [], 9))).toBeNull()
  const admin = facts(everything, ['admin'])
  expect(demotionRefusal(admin, user([3]))).toBe('You need the role owner.')
  expect(demotionRefusal(admin, user([1, 3]))).toBe('You need the role owner.')
  expect(demotionRefusal(admin, user([1, 2]))).toBeNull()
})

test('AMB-186: what a user holds beyond the viewer: permissions, the roles admin and owner, stores', () => {
  expect(heldBeyond(facts(['reports:read']), user([2], [3]))).toEqual([
    'roles:update',
    'stores:update',
  ])
  expect(heldBeyond(facts(everything), user([3]))).toEqual(['the role owner'])
  const atStores = { ...user([1]), store_ids: [7, 8] }
  expect(heldBeyond(facts(everything, [], [7]), atStores)).toEqual(['store 8'])
  expect(heldBeyond(facts(everything, ['admin']), user([3]))).toEqual(['the role owner'])
  expect(heldBeyond(facts([]), user([3], [], 9))).toEqual([])
})

test('AMB-186: the owner holds everything', () => {
  const owning = facts([], ['owner'])
  expect(heldBeyond(owning, { ...user([2], [3]), store_ids: [7] })).toEqual([])
  expect(permissionRefusal(owning, 'stores:update')).toBeNull()
  expect(roleRefusal(owning, lead)).toBeNull()
  expect(storeRefusal(owning.viewer, 7)).toBeNull()
  expect(demotionRefusal(owning, user([2]))).toBeNull()
})

test('PERM-04, PERM-13: a store is given by those who have it, or all stores', () => {
  expect(storeRefusal(facts([], [], [7]).viewer, 7)).toBeNull()
  expect(storeRefusal(facts([], [], [7]).viewer, 8)).toBe('Not among your stores')
  expect(storeRefusal(facts(['stores:update-all']).viewer, 8)).toBeNull()
})

const withRole = (role?: string): Viewer => ({
  id: 1,
  roles: new Set(role ? [role] : []),
  permissions: new Set(['users:update', 'roles:update']),
  storeIds: new Set([1]),
})

test('PERM-07, ROLE-05: some names of roles mean something', () => {
  for (const role of ['owner', 'admin', 'barista', 'store-lead', 'area-lead', 'area-load'])
    expect(isNamedRole(role)).toBe(true)
  for (const role of ['marketing', 'Owner', '']) expect(isNamedRole(role)).toBe(false)
})

test('PERM-03: a role that counts is given by those who pass its check, any other by everybody', () => {
  expect(mayGiveRole(withRole('store-lead'), 'store-lead')).toBe(true)
  expect(mayGiveRole(withRole('store-lead'), 'area-lead')).toBe(false)
  expect(mayGiveRole(withRole('admin'), 'admin')).toBe(true)
  expect(mayGiveRole(withRole('admin'), 'owner')).toBe(false)
  expect(mayGiveRole(withRole('owner'), 'owner')).toBe(true)
  for (const role of ['barista', 'marketing']) expect(mayGiveRole(withRole(), role)).toBe(true)
})

test('PERM-03, AMB-186: admin and owner outrank whoever has neither of them, and owner outranks admin', () => {
  for (const role of ['admin', 'owner']) {
    expect(outranks(role, withRole('store-lead'))).toBe(true)
    expect(outranks(role, withRole())).toBe(true)
    expect(outranks(role, withRole('owner'))).toBe(false)
  }
  expect(outranks('admin', withRole('admin'))).toBe(false)
  expect(outranks('owner', withRole('admin'))).toBe(true)
  expect(outranks('area-lead', withRole())).toBe(false)
})

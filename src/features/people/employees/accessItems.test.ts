import { expect, test } from 'vitest'
import {
  type AccessFacts,
  allStoresOf,
  type HeldIds,
  permissionItems,
  roleItems,
  storeItems,
} from './accessItems.ts'

const permissions = ['reports:read', 'stores:update', 'stores:update-all', 'roles:update'].map(
  (permission, index) => ({ id: index + 1, permission, description: null, archived_at: null }),
)
const role = (id: number, name: string, permission_ids: number[]) => ({
  ...{ id, role: name, permission_ids },
  archived_at: null,
})
const roles = [
  role(1, 'barista', []),
  role(2, 'store-lead', [1, 2]),
  role(3, 'area-lead', [1, 2, 3]),
  role(4, 'marketing', [1]),
]
const nothing: HeldIds = { role_ids: [], permission_ids: [], store_ids: [] }

/** A viewer who holds these permissions and roles. */
const facts = (held: string[], names: string[] = []): AccessFacts => ({
  viewer: { id: 9, roles: new Set(names), permissions: new Set(held), storeIds: new Set() },
  ...{ roles, permissions, editable: true },
})
const everything = facts(
  permissions.map((one) => one.permission),
  ['owner'],
)
const refusals = (items: readonly { label: string; refusal?: string | null }[]) =>
  Object.fromEntries(items.map(({ label, refusal }) => [label, refusal]))

test('EMP-23, AMB-43: barista shows its state and cannot be changed, for the owner too', () => {
  const items = roleItems({ ...nothing, role_ids: [1] }, everything)
  const fixed = items.filter(({ refusal }) => refusal !== null)
  expect(fixed).toMatchObject([
    { label: 'barista', checked: true, refusal: 'The barista role is not changed in this console' },
  ])
  expect(items).toHaveLength(roles.length)
})

test('AMB-176: the roles of a user are listed by name, whatever order they are read in', () => {
  const names = (items: readonly { label: string }[]) => items.map(({ label }) => label)
  const labels = ['area-lead', 'barista', 'marketing', 'store-lead']
  expect(names(roleItems(nothing, everything))).toEqual(labels)
  expect(names(roleItems(nothing, { ...everything, roles: roles.toReversed() }))).toEqual(labels)
})

test('PERM-08: nobody gives or takes a role that grants what they do not hold, or whose name they do not pass', () => {
  const viewer = facts(['reports:read', 'roles:update'])
  const expected = {
    'store-lead': 'You do not hold stores:update. Roles that have it: area-lead, store-lead.',
    'area-lead': 'You do not hold stores:update and 1 more. Roles that have it: area-lead.',
    marketing: null,
  }
  expect(refusals(roleItems(nothing, viewer))).toMatchObject(expected)
  expect(refusals(roleItems({ ...nothing, role_ids: [2, 3] }, viewer))).toMatchObject(expected)
  const holder = facts(['reports:read', 'roles:update', 'stores:update'])
  expect(refusals(roleItems(nothing, holder))).toMatchObject({
    'store-lead': 'You need the role store-lead or a higher one.',
  })
})

test('PERM-08: nobody gives or takes a permission that they do not hold', () => {
  const viewer = facts(['roles:update'])
  for (const permission_ids of [[], [1, 4]])
    expect(refusals(permissionItems({ ...nothing, permission_ids }, viewer))).toMatchObject({
      'roles:update': null,
      'reports:read':
        'You do not hold reports:read. Roles that have it: area-lead, marketing, store-lead.',
    })
})

test('EMP-21: permissions of the chosen roles are checked and cannot be changed, and say which role grants them', () => {
  const items = permissionItems({ ...nothing, role_ids: [2, 4], permission_ids: [4] }, everything)
  expect(items.map(({ label, checked }) => [label, checked])).toEqual([
    ['reports:read', true],
    ['roles:update', true],
    ['stores:update', true],
    ['stores:update-all', false],
  ])
  expect(refusals(items)).toEqual({
    'reports:read': 'Granted by the role store-lead, marketing',
    'stores:update': 'Granted by the role store-lead',
    'stores:update-all': null,
    'roles:update': null,
  })
})

test('EMP-22, AMB-44: All Stores checks every store and none can be changed, and the choice stays', () => {
  const stores = [
    { id: 7, name: 'Ballard', address: '2 Elm Street', city: 'Seattle', state: 'WA' },
    { id: 8, name: 'LoHi', address: null, city: 'Denver', state: 'CO' },
  ]
  const ballard = { id: 7, label: 'Ballard', detail: '2 Elm Street, Seattle, WA' }
  const lohi = { id: 8, label: 'LoHi', detail: 'Denver, CO' }
  const access = { ...nothing, store_ids: [8] }
  const none = allStoresOf(permissionItems(access, everything))
  expect(none).toEqual({ id: 3, checked: false, refusal: null })
  expect(storeItems(access, stores, none, everything)).toEqual([
    { ...ballard, checked: false, refusal: null },
    { ...lohi, checked: true, refusal: null },
  ])
  const all = allStoresOf(permissionItems({ ...access, permission_ids: [3] }, everything))
  expect(storeItems(access, stores, all, everything)).toEqual([
    { ...ballard, checked: true, refusal: 'All Stores' },
    { ...lohi, checked: true, refusal: 'All Stores' },
  ])
})

test('PERM-04, PERM-13: stores are given and taken by those who have them', () => {
  const stores = [7, 8].map((id) => ({
    ...{ id, name: `Store ${id}`, address: null, city: null, state: null },
  }))
  const none = { id: 3, checked: false, refusal: null }
  const viewer = { ...facts([]).viewer, storeIds: new Set([7]) }
  const access = { ...nothing, store_ids: [8] }
  expect(refusals(storeItems(access, stores, none, { viewer, editable: true }))).toEqual({
    'Store 7': null,
    'Store 8': 'Not among your stores',
  })
  expect(refusals(storeItems(access, stores, none, { viewer, editable: false }))).toEqual({
    'Store 7': null,
    'Store 8': null,
  })
})

test('EMP-20: lists that cannot be changed say so once and not at every item', () => {
  const fixed = { ...facts([]), editable: false }
  const all = [...roleItems(nothing, fixed), ...permissionItems(nothing, fixed)]
  expect(all.every((item) => item.refusal === null)).toBe(true)
})

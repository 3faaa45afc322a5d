import { expect, test } from 'vitest'
import { demotionRefusal, heldBeyond, type RightFacts } from './rights.ts'

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

import { expect, test } from 'vitest'
import type { User } from '../users.ts'
import { accessOf, storeScopedPermissions, unknownPermissions } from './viewer.ts'

const permissions = [
  ...['products:update', 'users:update', 'roles:update', 'stores:update-menu', 'stores:update-all'],
].map((permission, index) => ({
  ...{ id: index + 1, permission, description: null, archived_at: null },
}))
const idOf = (name: string) => permissions.find(({ permission }) => permission === name)?.id ?? 0
const role = (id: number, name: string, held: readonly string[]) => ({
  ...{ id, role: name, permission_ids: held.map(idOf), archived_at: null },
})
const roles = [
  role(1, 'owner', [
    ...['products:update', 'users:update', 'roles:update'],
    ...['stores:update-menu', 'stores:update-all'],
  ]),
  role(2, 'store-lead', ['stores:update-menu']),
  role(3, 'marketing', ['products:update']),
]
const user = (id: number, held: Partial<User> = {}): User => ({
  ...{ id, name: 'Robin', email: null, phone_number: null, employee_id: null, photo_url: null },
  ...{ role_ids: [], permission_ids: [], store_ids: [] },
  ...held,
})
const withPermissions = (...names: string[]) =>
  accessOf(user(9, { permission_ids: names.map(idOf) }), roles, permissions)

test('PERM-05, AMB-24: a refusal names the permission and the roles that have it', () => {
  expect(withPermissions('products:update').can('createProduct')).toMatchObject({ allowed: true })
  expect(withPermissions().can('createProduct')).toEqual({
    allowed: false,
    refusal:
      'You need the permission products:update for this. Roles that have it: marketing, owner.',
    permissions: ['products:update'],
    holders: ['marketing', 'owner'],
  })
})

test('AMB-05: without the lists everything that takes a permission is refused, and it says why', () => {
  const unknown = accessOf(user(9, { role_ids: [1] }), undefined, permissions)
  expect(unknown.can('createProduct').refusal).toBe(unknownPermissions)
  expect(unknown.can('listProducts').allowed).toBe(true)
})

test('PERM-14, AMB-27: a page that acts on any store takes all stores in scope', () => {
  const every = { storeId: 'every' } as const
  const lead = accessOf(user(9, { role_ids: [2], store_ids: [7] }), roles, permissions)
  expect(lead.can('createProductStore', { storeId: 7 }).allowed).toBe(true)
  expect(lead.can('createProductStore', every).refusal).toBe(
    'You need the permission stores:update-all for this. Roles that have it: owner.',
  )
  expect(withPermissions().can('createProductStore', every).refusal).toMatch(
    /^You need the permissions stores:update-menu and stores:update-all for this\./,
  )
  const everywhere = withPermissions('stores:update-menu', 'stores:update-all')
  expect(everywhere.can('createProductStore', every).allowed).toBe(true)
})

test('PERM-08, PERM-09, AMB-31: a part of a call is asked about by itself', () => {
  const colleague = { user: user(4) }
  const editor = withPermissions('users:update')
  expect(editor.can('updateUser', colleague).allowed).toBe(true)
  expect(editor.canPart('updateUser', 'name', colleague).allowed).toBe(true)
  expect(editor.canPart('updateUser', 'role_ids', colleague).refusal).toBe(
    'You need the permission roles:update for this. Roles that have it: owner.',
  )
  const clerk = withPermissions('roles:update')
  expect(clerk.canPart('updateUser', 'role_ids', colleague).allowed).toBe(true)
  expect(clerk.canPart('updateUser', 'name', colleague).allowed).toBe(false)
  expect(clerk.canPart('updateUser', 'name', { user: user(9) }).allowed).toBe(true)
  expect(clerk.canPart('updateUser', 'name').allowed).toBe(false)
})

test('AMB-186, AMB-192: e-mail and code of somebody who holds more are refused', () => {
  const editor = withPermissions('users:update')
  const lead = { user: user(4, { role_ids: [2], store_ids: [7] }) }
  for (const part of ['email', 'manager_approval_code'] as const)
    expect(editor.canPart('updateUser', part, lead).refusal).toBe(
      'This user holds more than you do. You do not hold stores:update-menu and 1 more. Roles that have it: owner, store-lead.',
    )
  expect(editor.canPart('updateUser', 'email', { user: user(4) }).allowed).toBe(true)
  expect(editor.canPart('updateUser', 'email').allowed).toBe(false)
})

test('EMP-14, PERM-03: a photo takes one of the roles, whatever the permissions', () => {
  const photo = (held: Partial<User>) =>
    accessOf(user(9, held), roles, permissions).can('updateUserPhoto', { user: user(4) })
  expect(photo({ role_ids: [1] }).allowed).toBe(true)
  expect(photo({ role_ids: [2] }).allowed).toBe(true)
  expect(photo({ role_ids: [3] })).toMatchObject({
    refusal: 'You need the role store-lead, area-lead, admin or owner for this.',
    holders: [],
  })
})

test('PERM-05: of several calls the first that is refused decides', () => {
  const marketing = withPermissions('products:update')
  expect(marketing.canAll(['updateAttribute', 'deleteAttributeValue']).allowed).toBe(true)
  expect(marketing.canAll(['updateAttribute', 'createRole', 'createUser'])).toEqual(
    marketing.can('createRole'),
  )
})

test('AMB-26: the store-scoped permissions are those of the contract', () => {
  expect([...storeScopedPermissions].sort()).toEqual([
    'stores:refund',
    'stores:update',
    'stores:update-hours',
    'stores:update-inventory',
    'stores:update-menu',
    'stores:update-pars',
    'tax-rates:update',
  ])
})

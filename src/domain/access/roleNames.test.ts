import { expect, test } from 'vitest'
import type { Viewer } from './permissions.ts'
import { isNamedRole, mayGiveRole, outranks } from './roleNames.ts'

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

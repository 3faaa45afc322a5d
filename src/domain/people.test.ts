import { expect, test } from 'vitest'
import { isNamedRole, mayChangePhotos, mayGiveRole, seesApprovalCode } from './people.ts'
import type { Viewer } from './permissions.ts'

const withRole = (role?: string): Viewer => ({
  id: 1,
  roles: new Set(role ? [role] : []),
  permissions: new Set(['users:update', 'roles:update']),
  storeIds: new Set([1]),
})

test('EMP-14, EMP-19, AMB-30: code and photo of others are for those who lead, in both spellings', () => {
  for (const role of ['store-lead', 'area-lead', 'area-load', 'admin', 'owner']) {
    expect(seesApprovalCode(withRole(role), 2)).toBe(true)
    expect(mayChangePhotos(withRole(role))).toBe(true)
  }
  for (const role of ['barista', 'marketing', undefined]) {
    expect(seesApprovalCode(withRole(role), 2)).toBe(false)
    expect(mayChangePhotos(withRole(role))).toBe(false)
  }
})

test('EMP-14, EMP-19, AMB-30: everybody sees their own code, their own photo is for those who lead', () => {
  expect(seesApprovalCode(withRole('barista'), 1)).toBe(true)
  expect(mayChangePhotos(withRole('barista'))).toBe(false)
})

test('PERM-07, ROLE-05: some names of roles mean something', () => {
  for (const role of ['owner', 'admin', 'barista', 'store-lead', 'area-lead', 'area-load'])
    expect(isNamedRole(role)).toBe(true)
  for (const role of ['marketing', 'Owner', '']) expect(isNamedRole(role)).toBe(false)
})

test('PERM-03: a role that counts is given by those who pass its check, any other by everybody', () => {
  expect(mayGiveRole(withRole('store-lead'), 'store-lead')).toBe(true)
  expect(mayGiveRole(withRole('store-lead'), 'area-lead')).toBe(false)
  expect(mayGiveRole(withRole('admin'), 'owner')).toBe(true)
  for (const role of ['barista', 'marketing']) expect(mayGiveRole(withRole(), role)).toBe(true)
})

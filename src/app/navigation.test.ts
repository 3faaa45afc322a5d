import { expect, test } from 'vitest'
import { activeEntry, areaOf, needsOf } from './navigation.ts'

test('SHELL-09: the active entry is the one of the first segment', () => {
  expect(activeEntry('/stores/7/holidays')).toBe('/stores')
  expect(activeEntry('/products/create-product')).toBe('/products')
})

test('SHELL-09: / and /home mark Search, /users and /permissions mark none (AMB-15)', () => {
  expect(activeEntry('/')).toBe('/search')
  expect(activeEntry('/home')).toBe('/search')
  expect(activeEntry('/users/5')).toBeUndefined()
  expect(activeEntry('/permissions/5')).toBeUndefined()
})

test('AMB-24: every page names the permissions that its own actions ask for', () => {
  const permissions = (path: string) => needsOf(path).needs.map(({ permission }) => permission)
  expect(permissions('/employees')).toEqual(['roles:update', 'users:update'])
  expect(permissions('/employees/3')).toEqual(['users:update'])
  for (const path of [
    '/employees/create',
    '/employees/3/edit',
    '/reports',
    '/products',
    '/nowhere',
  ])
    expect(permissions(path)).toEqual([])
  expect(permissions('/roles/3')).toEqual(['roles:update'])
})

test('AMB-04: from below an area a user goes back to it', () => {
  expect(areaOf('/employees/999')?.path).toBe('/employees')
  expect(areaOf('/users/999')?.path).toBe('/employees')
  expect(areaOf('/permissions/999')?.path).toBe('/roles')
  expect(areaOf('/nowhere')).toBeUndefined()
})

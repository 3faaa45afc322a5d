import { expect, test } from 'vitest'
import { activeEntry, navigation } from './navigation.ts'

test('SHELL-29: the entries stand in their order', () => {
  expect(navigation.map((entry) => entry.label)).toEqual([
    'Search',
    'Roles',
    'Employees',
    'Stores',
    'Products',
    'Attributes',
    'Tags',
    'Vertical Scroll Cards',
    'Custom Content',
    'Reports',
    'Recommended Products',
    'Recommendation Engine',
    'Promotions',
    'Surcharges & Tax',
    'Menus',
    'Promotional Categories',
    'PLU Update',
    'Current User',
  ])
})

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

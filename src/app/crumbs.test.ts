import { expect, test } from 'vitest'
import { crumbLabel, crumbsOf } from './crumbs.ts'

test('SHELL-30, SHELL-32: every segment is a crumb that links to its cumulative path', () => {
  expect(crumbsOf('/stores/7/holidays')).toEqual([
    { path: '/stores', label: 'Stores' },
    { path: '/stores/7', label: '7' },
    { path: '/stores/7/holidays', label: 'Holidays' },
  ])
})

test('SHELL-31: dashes become spaces and every word is capitalised', () => {
  expect(crumbLabel('vertical-cards')).toBe('Vertical Cards')
  expect(crumbLabel('create-product')).toBe('Create Product')
})

test('SHELL-33: the root has no trail', () => {
  expect(crumbsOf('/')).toEqual([])
})

test('SHELL-30: a segment that is an id shows the name of the record once it is known', () => {
  const names = new Map([['/products/12', 'Caffè Latte']])
  expect(crumbsOf('/products/12', names).map((crumb) => crumb.label)).toEqual([
    'Products',
    'Caffè Latte',
  ])
})

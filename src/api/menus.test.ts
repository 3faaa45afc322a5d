import { expect, test } from 'vitest'
import { holdsProduct } from './menus.ts'

test('MENU-05: a menu holds the products of its subcategories', () => {
  const children = [
    { id: 11, name: 'Espresso', products: [42] },
    { id: 12, name: 'Soon', products: [] },
  ]
  const tree = [
    { id: 2, name: 'Shop', parent_id: null, children: [] },
    { id: 1, name: 'Drinks', parent_id: null, children },
  ]
  expect(holdsProduct(tree, 42)).toBe(true)
  expect(holdsProduct(tree, 11)).toBe(false)
  expect(holdsProduct([], 42)).toBe(false)
})

import { expect, test } from 'vitest'
import { menuProducts } from './menuVariants.ts'
import { nextToCount, shelvesOf } from './shelfCount.ts'

const product = (id: number, product_type: string, inventory_control: string) => ({
  product: {
    ...{ id, name: `P${id}`, product_type, inventory_control },
    variants: [{ id: id * 10, sku: null, value_names: [] }],
  },
})

test('AMB-253: the counted variants are grouped by product type, in the order of the types', () => {
  const products = menuProducts(
    [
      product(1, 'bottle', 'limited'),
      product(2, 'food', 'daily'),
      product(3, 'beverage', 'unlimited'),
      product(4, 'food', 'limited'),
      product(5, 'gift', 'limited'),
    ],
    [],
  )
  expect(
    shelvesOf(products).map(({ label, variants }) => [label, variants.map(({ id }) => id)]),
  ).toEqual([
    ['Food', [20, 40]],
    ['Bottle', [10]],
    ['gift', [50]],
  ])
})

test('AMB-253: the count goes on with what is neither counted nor skipped, then with what was skipped', () => {
  const next = (counted: number[], skipped: number[], from: number | null) =>
    nextToCount([1, 2, 3, 4], new Set(counted), new Set(skipped), from)
  expect(next([], [], null)).toBe(1)
  expect(next([1], [], 1)).toBe(2)
  expect(next([1, 3], [2], 3)).toBe(4)
  expect(next([3, 4], [], 4)).toBe(1)
  expect(next([1, 3, 4], [2], 4)).toBe(2)
  expect(next([1, 2], [3, 4], 3)).toBe(4)
  expect(next([1, 2, 3, 4], [], 4)).toBeNull()
})

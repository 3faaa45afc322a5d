import { expect, test } from 'vitest'
import { menuProducts, soldOutItems, variantName } from './menuVariants.ts'

const croissant = {
  product: {
    id: 2,
    name: 'Croissant',
    product_type: 'food',
    inventory_control: 'daily',
    variants: [
      { id: 21, sku: 'FOO-C', value_names: [] },
      { id: 22, sku: 'FOO-W', value_names: ['Warmed'] },
    ],
  },
}
const chai = {
  product: {
    id: 1,
    name: 'Chai',
    product_type: 'beverage',
    inventory_control: 'unlimited',
    variants: [
      { id: 11, sku: 'BEV-S', value_names: ['12 oz', 'Hot'] },
      { id: 12, sku: 'BEV-L', value_names: ['16 oz', 'Hot'] },
    ],
  },
}
const count = (variant_id: number, quantity_available: number, do_not_sell: boolean) => ({
  variant_id,
  quantity_available,
  do_not_sell,
})

test('AMB-251: a variant is called by its product and values, without values by its SKU', () => {
  expect(variantName('Croissant', { sku: 'FOO-W', value_names: ['Warmed'] })).toBe(
    'Croissant, Warmed',
  )
  expect(variantName('Croissant', { sku: 'FOO-C', value_names: [] })).toBe('Croissant')
  expect(variantName('Croissant', { sku: 'FOO-W' })).toBe('Croissant, FOO-W')
})

test('AMB-104: the menu has every variant, a count of tracked ones only, and is on sale without a row', () => {
  const products = menuProducts([croissant, chai], [count(22, 4, true)])
  expect(products.map(({ name }) => name)).toEqual(['Chai', 'Croissant'])
  expect(
    products.flatMap(({ variants }) =>
      variants.map(({ name, quantity, isSoldOut }) => [name, quantity, isSoldOut]),
    ),
  ).toEqual([
    ['Chai, 12 oz, Hot', null, false],
    ['Chai, 16 oz, Hot', null, false],
    ['Croissant', 0, false],
    ['Croissant, Warmed', 4, true],
  ])
})

test('AMB-250: a product whose variants are all sold out is one item, else each variant is', () => {
  const soldOut = (...ids: readonly number[]) =>
    soldOutItems(
      menuProducts(
        [croissant, chai],
        ids.map((id) => count(id, 0, true)),
      ),
    ).map(({ name, variants }) => [name, variants.length])
  expect(soldOut()).toEqual([])
  expect(soldOut(12, 21, 22)).toEqual([
    ['Chai, 16 oz, Hot', 1],
    ['Croissant', 2],
  ])
})

import { expect, test } from 'vitest'
import { triggeringProducts } from './triggeringProducts.ts'

test('AMB-59: the products a promotion names are those that trigger it', () => {
  expect(triggeringProducts({ triggering_product_ids: [7, 9], cents_off: 100 })).toEqual([7, 9])
})

test('AMB-59: a promotion of a product type or of anything else names none', () => {
  expect(triggeringProducts({ triggering_product_type: 'bag' })).toEqual([])
  expect(
    triggeringProducts({ triggering_product_type: 'bag', triggering_product_ids: [7] }),
  ).toEqual([])
  expect(triggeringProducts({ triggering_product_ids: null })).toEqual([])
  expect(triggeringProducts({})).toEqual([])
})

test('AMB-176: what is no id is passed over', () => {
  expect(triggeringProducts({ triggering_product_ids: [7, null, 'nine', { id: 9 }] })).toEqual([7])
})

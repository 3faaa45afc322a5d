import { expect, test } from 'vitest'
import { newStoreProduct } from './storeProduct.ts'

test('VAR-19, FLASH-11: without a store nothing is added', () => {
  expect(newStoreProduct({ store_id: null, product_id: 7 })).toBe('Must select a store.')
})

test('VAR-19, FLASH-12: without a product nothing is added', () => {
  expect(newStoreProduct({ store_id: 3, product_id: null })).toBe('Must select a product')
})

test('VAR-19: a store and a product can be linked', () => {
  expect(newStoreProduct({ store_id: 3, product_id: 7 })).toEqual({ store_id: 3, product_id: 7 })
})

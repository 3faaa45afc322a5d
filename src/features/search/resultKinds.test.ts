import { expect, test } from 'vitest'
import type { SearchResult } from '#api/search.ts'
import { factsOf, pathOf } from './resultKinds.ts'

const result: SearchResult = { type: 'product', id: 42, name: 'Oat Latte', user_id: null }

test('SEARCH-05, AMB-160: results lead where their type says', () => {
  const path = (one: Partial<SearchResult>) => pathOf({ ...result, ...one })
  expect(path({ type: 'product' })).toBe('/products/42')
  expect(path({ type: 'user' })).toBe('/users/42')
  expect(path({ type: 'store' })).toBe('/stores/42')
  expect(path({ type: 'order', user_id: 512 })).toBe('/users/512/orders/42')
})

test('AMB-159: the second line is what identifies the type; an order tells when it was placed', () => {
  expect(factsOf({ ...result, detail: 'LAT-OAT' }).detail).toBe('LAT-OAT')
  const order = factsOf({
    ...result,
    type: 'order',
    user_id: 1,
    detail: '2026-03-04T17:05:00.000Z',
  })
  expect(order.detail).toMatch(/^Wed Mar 4th, 2026 /)
  expect(order.kind).toBe('Order 42')
})

test('AMB-159, AMB-176: without a second line of its own a result shows the member that the documents name', () => {
  expect(factsOf({ ...result, ...{ square_sku: 'LAT-OAT' } }).detail).toBe('LAT-OAT')
  expect(factsOf({ ...result, type: 'user', ...{ email: 'a@p4.example' } }).detail).toBe(
    'a@p4.example',
  )
  expect(factsOf({ ...result, type: 'store', ...{ address: '2181 Mission' } }).detail).toBe(
    '2181 Mission',
  )
  const order = { type: 'order', ...{ placement_time: '2026-03-04T17:05:00.000Z' } } as const
  expect(factsOf({ ...result, ...order }).detail).toMatch(/^Wed Mar 4th, 2026 /)
  expect(factsOf(result).detail).toBeUndefined()
})

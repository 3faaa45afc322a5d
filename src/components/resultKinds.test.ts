import { expect, test } from 'vitest'
import type { SearchResult } from '#api/search.ts'
import { factsOf } from './resultKinds.ts'

const result: SearchResult = { type: 'product', id: 42, name: 'Oat Latte', user_id: null }

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

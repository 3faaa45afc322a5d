import { expect, test } from 'vitest'
import { counted, grouped } from './counts.ts'

test('thousands are grouped', () => {
  expect([0, 999, 1000, 10_000, 123_456, 1_234_567].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '10,000',
    '123,456',
    '1,234,567',
  ])
})

test('one of something and many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'store'))).toEqual([
    '0 stores',
    '1 store',
    '2 stores',
  ])
  expect(counted(2, 'company', 'companies')).toBe('2 companies')
})

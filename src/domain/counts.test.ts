import { expect, test } from 'vitest'
import { grouped } from './counts.ts'

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

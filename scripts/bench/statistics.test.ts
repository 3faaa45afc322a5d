import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('a percentile is a value that occurred', () => {
  const values = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(percentile(values, 0.95)).toBe(19)
  expect(percentile([7], 0.95)).toBe(7)
})

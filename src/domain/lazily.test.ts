import { expect, test } from 'vitest'
import { lazily } from './lazily.ts'

test('a value is made at its first use, once', () => {
  let made = 0
  const value = lazily(() => ++made)
  expect(made).toBe(0)
  expect([value(), value()]).toEqual([1, 1])
})

import { expect, test } from 'vitest'
import { drift } from './drift.ts'

test('equal texts have not drifted', () => {
  expect(drift('a.ts', 'x\n', 'x\n')).toBeUndefined()
})

test('a missing file is said to be missing', () => {
  expect(drift('a.ts', undefined, 'x\n')).toBe('a.ts is missing')
})

test('lines that differ are counted and the first ones shown', () => {
  expect(drift('a.ts', 'same\nold\n', 'same\nnew\nmore\n')).toBe(
    'a.ts differs: 2 lines missing, 1 lines too many\n    - old\n    + new\n    + more',
  )
})

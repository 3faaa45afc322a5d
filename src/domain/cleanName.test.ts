import { expect, test } from 'vitest'
import { cleanName, isSameName } from './cleanName.ts'

test.each([
  ['  Street \t  Fee\n', 'Street Fee'],
  ['Street\u00a0\u2003Fee', 'Street Fee'],
  ['a \u200b b', 'a b'],
  ['\ufeffTwin\u200d\u00ad\u0007', 'Twin'],
  ['Cafe\u0301', 'Café'],
  ['Cafe\u200b\u0301', 'Café'],
  ['\u202a415\u00a0555\u202c', '415 555'],
  ['\u200b \u3164\u2800', ''],
])('SUR-02: %j is saved as %j', (typed, saved) => {
  expect(cleanName(typed)).toBe(saved)
  expect(cleanName(saved)).toBe(saved)
})

test('names are the same whatever their case, spaces and invisible characters', () => {
  expect(isSameName('City  Sales Tax ', 'city sales\u200b tax')).toBe(true)
  expect(isSameName('Cafe\u0301', 'CAFÉ')).toBe(true)
  expect(isSameName('City Sales Tax', 'CitySales Tax')).toBe(false)
})

import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './plainSearch.ts'

test('AMB-158, PLUS-01: the address holds the text that was typed, and gives it back', () => {
  for (const q of [
    '"latte"',
    '9001',
    '1e5',
    '2.50',
    'true',
    'null',
    '{"a":1}',
    'a&b=c',
    '50 %',
    '+1',
  ])
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
  expect(stringifySearch({ q: '9001' })).toBe('?q=9001')
  expect(parseSearch('?q=1e5')).toEqual({ q: '1e5' })
  expect(parseSearch('?q=2.50')).toEqual({ q: '2.50' })
  expect(parseSearch('?q="latte"')).toEqual({ q: '"latte"' })
})

test('a parameter that is not set is not in the address', () => {
  expect(stringifySearch({ q: undefined, page: 2 })).toBe('?page=2')
  expect(stringifySearch({ q: undefined })).toBe('')
})

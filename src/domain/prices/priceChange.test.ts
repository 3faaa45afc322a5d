import { expect, test } from 'vitest'
import { changedPrice, priceChangeText, readPriceChange } from './priceChange.ts'

const after = (kind: 'set' | 'raise', text: string, cents: number) => {
  const change = readPriceChange(kind, text)
  return typeof change === 'string'
    ? change
    : [changedPrice(cents, change), priceChangeText(change)]
}

test('AMB-230, AMB-291: prices are set in cents or dollars', () => {
  expect(after('set', '475', 500)).toEqual([475, '= $4.75'])
  expect(after('set', '4.75', 500)).toEqual([475, '= $4.75'])
  expect(after('set', '-1', 500)).toBe('negative')
  expect(after('set', '5%', 500)).toBe('unreadable')
  expect(after('set', ' ', 500)).toBe('blank')
})

test('AMB-291: prices are raised or lowered by an amount or by percent, to whole cents', () => {
  expect(after('raise', '25', 500)).toEqual([525, '= $0.25 more'])
  expect(after('raise', '-$0.25', 500)).toEqual([475, '= $0.25 less'])
  expect(after('raise', '2.5 %', 495)).toEqual([507, '= 2.5% more'])
  expect(after('raise', '−10%', 495)).toEqual([446, '= 10% less'])
  expect(after('raise', '-6', 5)).toEqual([
    { fault: '5¢ cannot be lowered by $0.06' },
    '= $0.06 less',
  ])
  for (const text of ['', '%', '5%%', '1001%', 'a bit', '--5'])
    expect(['blank', 'unreadable', 'negative']).toContain(after('raise', text, 500))
})

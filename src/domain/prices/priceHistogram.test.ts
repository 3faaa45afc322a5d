import fc from 'fast-check'
import { expect, test } from 'vitest'
import { histogram } from './priceHistogram.ts'

const shown = (changes: readonly (readonly [from: number, to: number])[]) =>
  histogram(changes.map(([from, to]) => ({ from, to })))
    .filter(({ prices }) => prices > 0)
    .map(({ label, prices, falls }) => `${label} ${prices}${falls ? ' falls' : ''}`)

test('PLU-01: changes are counted by their share of the price in effect', () => {
  expect(
    shown([
      [100, 100],
      [100, 105],
      [100, 106],
      [100, 200],
      [100, 201],
      [0, 5],
      [100, 99],
      [100, 0],
    ]),
  ).toEqual([
    '−100 to −50 % 1 falls',
    '−5 to 0 % 1 falls',
    '0 to 5 % 1',
    '5 to 10 % 1',
    '50 to 100 % 1',
    'over 100 % 2',
  ])
})

test('PLU-01: the bars go from the largest fall to the largest rise, without any price too', () => {
  expect(histogram([]).map(({ label, prices }) => `${label}: ${prices}`)).toEqual([
    ...['−100 to −50 %: 0', '−50 to −25 %: 0', '−25 to −10 %: 0', '−10 to −5 %: 0', '−5 to 0 %: 0'],
    ...['0 to 5 %: 0', '5 to 10 %: 0', '10 to 25 %: 0', '25 to 50 %: 0', '50 to 100 %: 0'],
    'over 100 %: 0',
  ])
})

test('PLU-01: a change of a whole bound stands in the bar nearer to 0, and no change in none', () => {
  expect(
    shown([
      [100, 95],
      [100, 50],
      [100, 110],
      [0, 0],
    ]),
  ).toEqual(['−50 to −25 % 1 falls', '−5 to 0 % 1 falls', '5 to 10 % 1'])
})

test('PLU-01: every changed price stands in one bar, falls before rises', () => {
  const change = fc.record({ from: fc.nat(100_000), to: fc.nat(100_000) })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const bars = histogram(changes)
      const count = (falls: boolean) =>
        bars.filter((bar) => bar.falls === falls).reduce((sum, { prices }) => sum + prices, 0)
      expect(count(true)).toBe(changes.filter(({ from, to }) => to < from).length)
      expect(count(false)).toBe(changes.filter(({ from, to }) => to > from).length)
    }),
  )
})

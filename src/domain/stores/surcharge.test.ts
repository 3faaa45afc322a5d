import { expect, test } from 'vitest'
import { flatRateFault, percentText, readFlatRate, readRate } from './surcharge.ts'

test('SUR-03: a default rate is a decimal from 0 to 0.9, anything else is 0', () => {
  expect(['0.0875', ' .5 ', '0.9', '0'].map(readRate)).toEqual([0.0875, 0.5, 0.9, 0])
  for (const text of ['', 'words', '-0.1', '0.91', '8.75', '8%', 'Infinity', 'NaN'])
    expect(readRate(text)).toBe(0)
})

test('SUR-04: a flat rate is whole cents from 1 on, anything else is none', () => {
  expect(['1', '10', ' 25 ', '0.10', '$1'].map(readFlatRate)).toEqual([1, 10, 25, 10, 100])
  for (const text of ['', 'words', '0', '-3']) expect(readFlatRate(text)).toBeNull()
})

test('SUR-04, AMB-230: a flat rate above the largest amount is refused', () => {
  expect(flatRateFault('2147483648')).toBe('Flat Rate cannot be more than $21,474,836.47.')
  for (const text of ['2147483647', '', 'words', '-3']) expect(flatRateFault(text)).toBeUndefined()
})

test('SUR-08, AMB-110: percentages have two decimals, or more where the rate has them', () => {
  expect([0.0875, 0.07, 0, 0.9].map(percentText)).toEqual(['8.75%', '7.00%', '0.00%', '90.00%'])
  expect([0.08875, 0.29, 0.07125, 0.00000001].map(percentText)).toEqual([
    ...['8.875%', '29.00%', '7.125%', '0.000001%'],
  ])
})

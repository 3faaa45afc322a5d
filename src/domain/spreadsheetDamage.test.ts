import { expect, test } from 'vitest'
import { centsOfDollars, damageOf } from './spreadsheetDamage.ts'

test.each([
  ['118.0', /decimals/, '118'],
  ['1,234', /thousands/, '1234'],
  ['1.234', /thousands/, '1234'],
  ['1\u00a0234\u00a0567', /thousands/, '1234567'],
  ["'118", /apostrophe/, '118'],
  ['1.18E+2', /power of ten/, '118'],
  ['1.0E+05', /power of ten/, undefined],
  ['1E5', /power of ten/, undefined],
  ['2024-01-18', /date/, undefined],
  ['1/18/24', /date/, undefined],
  ['18-Jan', /date/, undefined],
  ['=A2', /formula, which is never run/, undefined],
  ['#REF!', /error of a formula/, undefined],
  ['####', /error of a formula/, undefined],
])('AMB-156: what a spreadsheet program made of an id is told: %s', (text, what, was) => {
  const damage = damageOf(text)
  expect(damage?.what).toMatch(what)
  expect(damage?.was).toBe(was)
})

test('AMB-156: other texts are no damage', () => {
  for (const text of ['118', 'x', '', '-1', '1,23']) expect(damageOf(text)).toBeNull()
})

test.each([
  ['4.95', '495'],
  ['4,95', '495'],
  ['$4.95', '495'],
  ['$ 5', '500'],
  ['4.9', '490'],
  ['495', undefined],
  ['4.955', undefined],
  ['-4.95', undefined],
])('AMB-183: the cents of a price in dollars: %s', (text, cents) => {
  expect(centsOfDollars(text)).toBe(cents)
})

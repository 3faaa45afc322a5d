import { expect, test } from 'vitest'
import { damageOf } from './spreadsheetDamage.ts'

test.each([
  ['118.0', /decimals/, '118'],
  ['118.000', /decimals/, '118'],
  ['1,234', /thousands/, '1234'],
  ['123.456.789', /thousands/, '123456789'],
  ['1.234', /thousands/, '1234'],
  ['1\u00a0234\u00a0567', /thousands/, '1234567'],
  ["'118", /apostrophe/, '118'],
  ['1.18E+2', /power of ten/, '118'],
  ['1.0E+05', /power of ten/, undefined],
  ['1E5', /power of ten/, undefined],
  ['1.5e+3', /power of ten/, undefined],
  ['2024-01-18', /date/, undefined],
  ['1/18/24', /date/, undefined],
  ['01/18', /date/, undefined],
  ['18-Jan', /date/, undefined],
  ['18-Jan-2024', /date/, undefined],
  ['2024-01-18T00:00:00Z', /date/, undefined],
  ['=A2', /formula, which is never run/, undefined],
  ['#REF!', /error of a formula/, undefined],
  ['####', /error of a formula/, undefined],
])('AMB-156: what a spreadsheet program made of an id is told: %s', (text, what, was) => {
  const damage = damageOf(text)
  expect(damage?.what).toMatch(what)
  expect(damage?.was).toBe(was)
})

test('AMB-156: other texts are no damage', () => {
  const texts = [
    ...['118', 'x', '', '-1', '1,23', 'A=2', 'see #REF!', '#REF! here', 'no##', '## 5'],
    ...["no'118", "'118 g", 'v1.0', 'x1,234', '1,234 g', 'x1E5', '1E5 g'],
    ...['to 2024-01-18', '2024-01-18 on', 'to 1/18', '1/18 on', 'to 18-Jan', '18-January'],
  ]
  expect(texts.filter((text) => damageOf(text) !== null)).toEqual([])
})

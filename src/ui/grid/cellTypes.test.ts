import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellType, checkboxCell, integerCell, moneyCell, percentCell } from './cellTypes.ts'

const values: readonly [CellType, fc.Arbitrary<string | number | boolean | null>][] = [
  [moneyCell(), fc.nat()],
  [moneyCell({ unit: 'cents', optional: true }), fc.option(fc.nat())],
  [integerCell({ optional: true }), fc.option(fc.nat())],
  [percentCell(), fc.nat({ max: 100_000 }).map((thousandths) => thousandths / 1000)],
  [checkboxCell, fc.boolean()],
]

test('PLUS-09: what a cell puts on the clipboard is read as the same value', () => {
  for (const [type, value] of values)
    fc.assert(
      fc.property(value, (one) => {
        expect(type.read(type.write(one))).toEqual({ value: one })
      }),
    )
})

test('PLUS-09: money is typed in dollars or cents and kept in cents', () => {
  expect(moneyCell().read('$4.95')).toEqual({ value: 495 })
  expect(moneyCell({ unit: 'cents' }).read('495')).toEqual({ value: 495 })
  expect(moneyCell({ unit: 'cents' }).read('abc')).toEqual({
    fault: '“abc” is no price in cents, such as 495',
  })
  expect(moneyCell().read(' ')).toEqual({ fault: 'Blank is no price' })
  expect(moneyCell({ unit: 'cents' }).show(495)).toBe('495¢')
})

test.each([
  ['1,250', { value: 1250 }],
  ['-0', { value: 0 }],
  ['4.5', { fault: '“4.5” is no whole number' }],
  ['', { fault: 'Blank is no whole number' }],
])('a count typed as %j', (text, reading) => {
  expect(integerCell().read(text)).toEqual(reading)
})

test('a count outside of its limits is refused in words', () => {
  const type = integerCell({ min: 1, max: 1000 })
  expect(type.read('1001')).toEqual({ fault: '“1001” is more than 1,000' })
  expect(type.read('0')).toEqual({ fault: '“0” is less than 1' })
})

test('a percentage has its sign or none', () => {
  expect(percentCell().read('8.875 %')).toEqual({ value: 8.875 })
  expect(percentCell().read('.5')).toEqual({ value: 0.5 })
  expect(percentCell().read('8.8755')).toEqual({ fault: '“8.8755” is no percentage' })
  expect(percentCell().show(8.875)).toBe('8.875%')
})

test('a mark is read from the words of spreadsheet programs', () => {
  expect(['yes', 'TRUE', '1', 'no', 'false', ''].map((text) => checkboxCell.read(text))).toEqual(
    [true, true, true, false, false, false].map((value) => ({ value })),
  )
  expect(checkboxCell.read('maybe')).toEqual({ fault: '“maybe” is neither Yes nor No' })
})

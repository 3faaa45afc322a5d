import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellType, checkboxCell, integerCell, moneyCell, percentCell } from './cellTypes.ts'

const values: readonly [CellType, fc.Arbitrary<string | number | boolean | null>][] = [
  [moneyCell, fc.nat()],
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
  for (const text of ['495', '4.95', '$4.95', '495¢'])
    expect(moneyCell.read(text)).toEqual({ value: 495 })
  expect(moneyCell.read('abc')).toEqual({
    fault: '“abc” is not a price: type cents, such as 495, or dollars, such as $4.95',
  })
  expect(moneyCell.read(' ')).toEqual({
    fault: 'Blank is not a price: type cents, such as 495, or dollars, such as $4.95',
  })
  const { show, beside } = moneyCell
  expect([show(495), beside?.(495)]).toEqual(['495¢', '$4.95'])
})

test('amounts stand right, and a phone brings up the keys that they are typed with', () => {
  const types = [moneyCell, integerCell(), percentCell()]
  expect(types.map(({ inputMode }) => inputMode)).toEqual(['decimal', 'numeric', 'decimal'])
  expect(types.every(({ right }) => right)).toBe(true)
  expect(checkboxCell.right).toBe(false)
})

test.each(['99999999999', '99999999999999999999', '$99,999,999.00'])(
  'PLUS-09: %s is told to be too large for a price',
  (text) => {
    const fault = `“${text}” is too large: at most $21,474,836.47`
    expect(moneyCell.read(text)).toEqual({ fault })
  },
)

test('PLUS-09: a price below 0 is told to be so', () => {
  expect(moneyCell.read('-5')).toEqual({ fault: '“-5” is less than 0' })
  expect(moneyCell.read('-0')).toEqual({ value: 0 })
})

test.each([
  ['1,250', { value: 1250 }],
  ['1,250,000', { value: 1_250_000 }],
  [' 7 ', { value: 7 }],
  ['1,2505', { fault: '“1,2505” is not a whole number' }],
  [' x ', { fault: '“x” is not a whole number' }],
  ['-0', { value: 0 }],
  ['4.5', { fault: '“4.5” is not a whole number' }],
  ['', { fault: 'Blank is not a whole number' }],
])('a count typed as %j', (text, reading) => {
  expect(integerCell().read(text)).toEqual(reading)
})

test('a count outside of its limits is refused in words', () => {
  const type = integerCell({ min: 1, max: 1000 })
  expect(type.read('1001')).toEqual({ fault: '“1001” is more than 1,000' })
  expect(type.read('0')).toEqual({ fault: '“0” is less than 1' })
})

test('a percentage has its sign or none', () => {
  for (const text of ['8.875', '8.875%', '8.875 % '])
    expect(percentCell().read(text)).toEqual({ value: 8.875 })
  expect(percentCell().read('8%5')).toEqual({ fault: '“8%5” is not a percentage' })
  expect(percentCell().read('.5')).toEqual({ value: 0.5 })
  expect(percentCell().read('8.8755')).toEqual({ fault: '“8.8755” is not a percentage' })
  expect([8.875, 8].map(percentCell().show)).toEqual(['8.875%', '8.00%'])
})

test('a mark is read from the words of spreadsheet programs, and copied as Yes or No', () => {
  for (const text of ['yes', 'TRUE', '1', ' x ', '✓', 'on'])
    expect(checkboxCell.read(text)).toEqual({ value: true })
  for (const text of ['no', 'FALSE', '0', ' ', 'off'])
    expect(checkboxCell.read(text)).toEqual({ value: false })
  expect([true, false].map(checkboxCell.write)).toEqual(['Yes', 'No'])
  expect(checkboxCell.read('maybe')).toEqual({ fault: '“maybe” is neither Yes nor No' })
})

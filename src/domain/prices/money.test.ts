import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsText,
  formatCents,
  formatDollars,
  largestAmount,
  parseAmount,
  readAmount,
} from './money.ts'

const amounts = fc.integer({ min: 0, max: largestAmount })

test('CONST-02: cents are shown as dollars with two decimals', () => {
  expect(formatDollars(495)).toBe('$4.95')
  expect(formatDollars(0)).toBe('$0.00')
  expect(formatDollars(5)).toBe('$0.05')
  expect(formatDollars(-5)).toBe('-$0.05')
  expect(formatDollars(123_450)).toBe('$1,234.50')
  expect(formatDollars(-0.4)).toBe('$0.00')
})

test('CONST-02: where a screen says cents they are shown as cents', () => {
  expect(formatCents(495)).toBe('495¢')
  expect(formatCents(-0)).toBe('0¢')
})

test('PLUS-09: what is formatted is read back as the same amount', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const format of [formatDollars, formatCents, centsText])
        expect(readAmount(format(amount))).toBe(amount)
    }),
  )
})

test('AMB-176: an amount that the host leaves out is a blank input', () => {
  expect(centsText(Number.NaN)).toBe('')
})

test('PLUS-09: any text is read as a whole number of cents or not at all', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,$¢- '.split('')) })
  fc.assert(
    fc.property(fc.oneof(fc.string(), typed), (text) => {
      const cents = parseAmount(text)
      expect(cents === null || (Number.isInteger(cents) && cents >= 0)).toBe(true)
    }),
  )
})

test.each([
  ['475', 475],
  [' 475 ', 475],
  ['475¢', 475],
  ['475 ¢', 475],
  ['1,250', 1250],
  ['123,456,789', 123_456_789],
  ['0', 0],
  ['-0', 0],
  ['4.75', 475],
  ['$4.75', 475],
  [' $ 4.75 ', 475],
  ['4.75 $', 475],
  ['4,75', 475],
  ['$4,75', 475],
  ['4.', 400],
  ['4.7', 470],
  ['.5', 50],
  ['$5', 500],
  ['5 $', 500],
  ['500.00', 50_000],
  ['1,234.50', 123_450],
  ['$1,234.50', 123_450],
  ['$1,250', 125_000],
  ['2147483647', 2_147_483_647],
  ['$21,474,836.47', 2_147_483_647],
])('PLUS-09, AMB-230: "%s" is %d cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents)
})

test.each([
  ['', 'blank'],
  [' \t', 'blank'],
  ...[
    ...['.', '-', '$', '-$', '¢', 'abc', 'x $4.95', 'US$4', '4.75 USD', '4$95', '$5$', '¢495'],
    ...['4.755', '1.234,50', '1.250', '12,3', '12,34,56', '1,2345', '0,495', '1,234,50'],
    ...['4.9.5', '4.75¢', '$495¢', '1e3', '0x10', '1 2', '1 250', '4,7', '(4.75)'],
  ].map((text) => [text, 'unreadable']),
  ...['-5', '−5', '-4.75', '-$4.75', '- $4.75', '-475¢'].map((text) => [text, 'negative']),
  ...['2147483648', '$21,474,836.48', '9'.repeat(400)].map((text) => [text, 'tooLarge']),
])('VAR-20, AMB-230: "%s" is no amount, since it is %s', (text = '', fault) => {
  expect(readAmount(text)).toBe(fault)
  expect(parseAmount(text)).toBeNull()
})

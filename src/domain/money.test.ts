import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatCents,
  formatDollars,
  parseCents,
  parseDollars,
  parseMoney,
  parsePrice,
  typedMoney,
} from './money.ts'

const amounts = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 })

test('CONST-02: cents are shown as dollars with two decimals', () => {
  expect(formatDollars(495)).toBe('$4.95')
  expect(formatDollars(0)).toBe('$0.00')
  expect(formatDollars(5)).toBe('$0.05')
  expect(formatDollars(-5)).toBe('-$0.05')
  expect(formatDollars(123_450)).toBe('$1,234.50')
})

test('CONST-02: where a screen says cents they are shown as cents', () => {
  expect(formatCents(495)).toBe('495¢')
  expect(formatCents(-0)).toBe('0¢')
})

test('PLUS-09: what is formatted is read back as the same amount', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseDollars(formatDollars(amount))).toBe(amount)
      expect(parseCents(formatCents(amount))).toBe(amount)
      for (const unit of ['cents', 'dollars'] as const) {
        expect(parseMoney(typedMoney(amount, unit), unit)).toBe(amount)
        expect(parseMoney(formatDollars(amount), unit)).toBe(amount)
        expect(parseMoney(formatCents(amount), unit)).toBe(amount)
      }
    }),
  )
})

test('PLUS-09: any text is read as a whole number of cents or not at all', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('cents' as const, 'dollars' as const),
      (text, unit) => {
        const read = parseMoney(text, unit)
        expect(read === null || Number.isSafeInteger(read)).toBe(true)
      },
    ),
  )
})

test('PLUS-09, AMB-55: blank is never 0', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ \t]*$/), (blank) => {
      expect(parseMoney(blank, 'cents')).toBeNull()
      expect(parseMoney(blank, 'dollars')).toBeNull()
    }),
  )
  for (const text of ['.', '-', '$', '-$', '¢']) {
    expect(parseMoney(text, 'cents')).toBeNull()
    expect(parseMoney(text, 'dollars')).toBeNull()
  }
})

test('PLUS-09: dollars are read in every usual spelling', () => {
  expect(
    ['4.95', '$4.95', ' $ 4.95 ', '4', '4.', '4.9', '.5', '1,234.50'].map(parseDollars),
  ).toEqual([495, 495, 495, 400, 400, 490, 50, 123_450])
})

test('PLUS-09: cents are read in every usual spelling', () => {
  expect(
    ['495', ' 495 ', '495 ¢', '-495¢', '1,250', '12,345', '123,456,789'].map(parseCents),
  ).toEqual([495, 495, 495, -495, 1250, 12_345, 123_456_789])
})

test('PLUS-09: a sign of the unit in a wrong place is not read', () => {
  expect(['4¢95', '495¢1', '¢495', 'a,123', '1,a23', '1,2345'].map(parseCents)).toEqual(
    Array(6).fill(null),
  )
  expect(['4$95', 'US$4', 'a$4.95', '4.95$'].map(parseDollars)).toEqual(Array(4).fill(null))
  expect(parseMoney('x $4.95', 'cents')).toBeNull()
  expect(parseMoney(' $4.95', 'cents')).toBe(495)
  expect(parseMoney('US$4', 'dollars')).toBeNull()
})

test('CONST-02: less than half a cent below nothing is nothing', () => {
  expect(formatDollars(-0.4)).toBe('$0.00')
})

test('VAR-20, AMB-55: what is not an amount is not read', () => {
  expect(['abc', '4.955', '4,95', '1e3', '0x10', '1 2', '4.9.5'].map(parseDollars)).toEqual(
    Array(7).fill(null),
  )
  expect(['abc', '4.95', '1e3', '12,34', '99999999999999999999'].map(parseCents)).toEqual(
    Array(5).fill(null),
  )
})

test('VAR-20, PLUS-09: a price is no less than nothing and no more than the contract takes', () => {
  expect(parsePrice('0', 'cents')).toBe(0)
  expect(parsePrice('2147483647', 'cents')).toBe(2_147_483_647)
  expect(parsePrice('$21,474,836.47', 'cents')).toBe(2_147_483_647)
  for (const text of ['-1', '2147483648', '$21,474,836.48', '', 'free'])
    expect(parsePrice(text, 'cents'), text).toBeNull()
  expect(parsePrice('-0.01', 'dollars')).toBeNull()
})

test('CONST-02: a $ counts as one at the beginning only, after a minus and blanks too', () => {
  expect(parseMoney(' - $4.95 ', 'cents')).toBe(-495)
  expect(parseMoney('4 $', 'cents')).toBeNull()
  expect(formatDollars(0)).toBe('$0.00')
})

test('CONST-02: half an amount and an unreadable price are none', () => {
  expect(parseMoney('$', 'dollars')).toBeNull()
  expect(parsePrice('four', 'dollars')).toBeNull()
})

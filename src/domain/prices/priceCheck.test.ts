import { describe, expect, test } from 'vitest'
import { type CurrentPrice, checkedRow, type Known, nameFindings, percent } from './priceCheck.ts'
import { type PriceLine, pairOf, priceOf } from './priceList.ts'

const lineOf = (cells: Partial<PriceLine['cells']>): PriceLine => ({
  row: 2,
  cells: {
    ...{ variant_id: '118', store_id: '7', price: '495' },
    ...{ sku: '', 'product name': '', 'store name': '' },
    ...cells,
  },
})

function check(cells: Partial<PriceLine['cells']>, known: Known = null, before?: number) {
  const line = lineOf(cells)
  return checkedRow({ line, pair: pairOf(line), price: priceOf(line) }, known, before)
}

const latte: CurrentPrice = { price: 495, product: 'Latte', sku: 'BEV-1', store: 'Harbour' }

describe('AMB-183: names beside the ids tell an id that was changed', () => {
  const told = (
    [sku, product, store]: readonly [string, string, string],
    current: Partial<CurrentPrice> = {},
  ) => {
    const line = lineOf({ sku, 'product name': product, 'store name': store })
    const pair = { variant_id: 118, store_id: 7 }
    return nameFindings(line, pair, { ...latte, ...current }).map(
      ({ level, column, message }) => `${level} at ${column}: ${message}`,
    )
  }
  const otherVariant = 'error at variant_id: Variant 118 is Latte (BEV-1): its id was changed.'
  const otherStore = 'error at store_id: Store 7 is Harbour: its id was changed.'

  test('the same names, and those that are left out, tell nothing', () => {
    expect(told(['BEV-1', 'Latte', 'Harbour'])).toEqual([])
    expect(told(['', '', ''])).toEqual([])
    expect(told(['BEV-2', 'Mocha', 'Airport'], { sku: '', product: '', store: '' })).toEqual([])
  })

  test('each name by itself tells it', () => {
    expect(told(['BEV-2', 'Latte', 'Harbour'])).toEqual([otherVariant])
    expect(told(['', 'Mocha', 'Harbour'])).toEqual([otherVariant])
    expect(told(['BEV-1', 'Latte', 'Airport'])).toEqual([otherStore])
    expect(told(['BEV-2', 'Mocha', 'Airport'])).toEqual([otherVariant, otherStore])
  })

  test('the SKU comes before the name of the product, which may change', () => {
    expect(told(['BEV-1', 'Café Latte', 'Harbour'])).toEqual([])
    const unnumbered = ['error at variant_id: Variant 118 is Latte: its id was changed.']
    expect(told(['BEV-1', 'Mocha', 'Harbour'], { sku: '' })).toEqual(unnumbered)
    expect(told(['', 'Mocha', 'Harbour'], { sku: '' })).toEqual(unnumbered)
  })

  test('case, blanks and the way in which an accent is written do not count', () => {
    const current = { product: 'Cafe\u0301 Latte ', store: 'Old Harbour' }
    expect(told(['bev-1', '', 'old  harbour'], current)).toEqual([])
    expect(told(['', 'CAF\u00c9  latte', 'OLD HARBOUR'], current)).toEqual([])
    expect(told(['', 'Caf\u00e9 Latte', 'OldHarbour'], current)).toEqual([
      'error at store_id: Store 7 is Old Harbour: its id was changed.',
    ])
  })

  test.each([
    ['7', '007'],
    ['70', '0070'],
    ['70.00', '0070'],
    ['1.18E+2', '118'],
    ['18-Jan', '1-18'],
  ])('the SKU %s is what a spreadsheet program makes of %s', (sku, known) => {
    expect(told([sku, 'Latte', 'Harbour'], { sku: known })).toEqual([
      `warning at sku: The SKU ${known} was changed by a spreadsheet program; it is not read.`,
    ])
  })

  test.each([
    ['8', '007'],
    ['71.00', '0070'],
    ['11', '101'],
  ])('the SKU %s is another one than %s', (sku, known) => {
    expect(told([sku, 'Latte', 'Harbour'], { sku: known })).toEqual([
      `error at variant_id: Variant 118 is Latte (${known}): its id was changed.`,
    ])
  })
})

describe('AMB-183: a cell that cannot be read is told with what it was meant to hold', () => {
  test.each([
    ['495.0', 'The price 495.0 got decimals from a spreadsheet program.', '495'],
    ['$4.0', 'The price $4.0 is written in dollars; in cents it is 400.', '400'],
    ['4.05', 'The price 4.05 is written in dollars; in cents it is 405.', '405'],
    ['$4,95', 'The price $4,95 is written in dollars; in cents it is 495.', '495'],
    ['$5', 'The price $5 is written in dollars; in cents it is 500.', '500'],
    ['-4.95', 'The price "-4.95" is no whole number of cents from 0 up.', undefined],
    [
      '1E5',
      'The price 1E5 was made a power of ten by a spreadsheet program: digits may be lost.',
      undefined,
    ],
    ['soon', 'The price "soon" is no whole number of cents from 0 up.', undefined],
  ])('the price %s', (price, message, suggestion) => {
    expect(check({ price }).findings).toEqual([
      { level: 'error', column: 'price', message, suggestion },
    ])
  })

  test.each([
    [495, 'The price 500.00 got decimals from a spreadsheet program.', '500'],
    [45_000, 'The price 500.00 is written in dollars; in cents it is 50000.', '50000'],
    [undefined, 'The price 500.00 is 500¢ or $500.00.', undefined],
  ])('500.00 is read by the price in effect, %s', (price, message, suggestion) => {
    const known = price === undefined ? null : { ...latte, price }
    expect(check({ price: '500.00' }, known).findings).toEqual([
      { level: 'error', column: 'price', message, suggestion },
    ])
  })

  test.each([
    ['118.0', 'The variant_id 118.0 got decimals from a spreadsheet program.', '118'],
    ['4.95', 'The variant_id 4.95 was taken for a date by a spreadsheet program.', undefined],
    [
      `=${'12345'.repeat(5)}`,
      'The variant_id =1234512345123451234 is a formula, which is never run.',
      undefined,
    ],
  ])('the id %s', (variant_id, message, suggestion) => {
    expect(check({ variant_id }).findings).toEqual([
      { level: 'error', column: 'variant_id', message, suggestion },
    ])
  })
})

describe('AMB-183: a price that can be meant, but seldom is, is told with what it is beside the one in effect', () => {
  const strange = (price: number, current: number) =>
    check({ price: String(price) }, { ...latte, price: current }).findings.map((one) => [
      one.level,
      one.strange,
      one.suggestion,
    ])

  test('a price that is given away, unless it is already', () => {
    expect(strange(0, 500)).toEqual([['warning', 'free', undefined]])
    expect(strange(0, 0)).toEqual([])
    expect(check({ price: '0' }).findings).toMatchObject([{ strange: 'free' }])
  })

  test('a price in cents of cents, or in dollars', () => {
    expect(strange(50_000, 500)).toEqual([['warning', 'hundredfold', '500']])
    expect(strange(62_500, 500)).toEqual([['warning', 'hundredfold', '625']])
    expect(strange(62_600, 500)).toEqual([['warning', 'bigChange', undefined]])
    expect(strange(10_000, 500)).toEqual([['warning', 'bigChange', undefined]])
    expect(strange(5, 500)).toEqual([['warning', 'hundredth', '500']])
    expect(strange(4, 500)).toEqual([['warning', 'hundredth', '400']])
    expect(strange(3, 500)).toEqual([['warning', 'bigChange', undefined]])
  })

  test('a change by more than a quarter', () => {
    expect([strange(625, 500), strange(375, 500), strange(500, 500)]).toEqual([[], [], []])
    expect(strange(626, 500)).toEqual([['warning', 'bigChange', undefined]])
    expect(strange(374, 500)).toEqual([['warning', 'bigChange', undefined]])
  })

  test('nothing is strange beside a price of 0, or beside none', () => {
    expect(strange(500, 0)).toEqual([])
    expect(check({ price: '500' }).findings).toEqual([])
  })
})

test('a share is told in whole percent from 10 on, else with a decimal', () => {
  expect([0.054, 0.1, 0.256, 12.34].map(percent)).toEqual(['5.4 %', '10 %', '26 %', '1,234 %'])
})

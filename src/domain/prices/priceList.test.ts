import { describe, expect, test } from 'vitest'
import { rowsOf, xlsxOf } from '#testing/xlsxOf.ts'
import { SheetError } from '../files/table.ts'
import {
  faultText,
  inEffect,
  lineFaults,
  type PriceLine,
  pairOf,
  priceOf,
  readPriceLines,
  readPriceList,
} from './priceList.ts'

const linesOf = async (text: string): Promise<readonly PriceLine[]> =>
  (await readPriceLines(new TextEncoder().encode(text))).lines

test('AMB-156: a list needs three columns, in any order and beside others', async () => {
  const [line] = await linesOf('\uFEFFPrice,note,STORE_ID,variant_id\r\n495,new,7,118\r\n')
  expect(line).toMatchObject({ row: 2, cells: { variant_id: '118', store_id: '7', price: '495' } })
  expect(line && priceOf(line)).toEqual({ variant_id: 118, store_id: 7, price: 495 })
})

test.each([
  ['', 'The file is empty.'],
  ['variant_id,price\n1,2\n', 'The first row must name the column store_id.'],
  ['118,7,495\n', 'The first row must name the columns variant_id, store_id, price.'],
  [
    'variant_id,store_id,price,Price\n118,7,495,500\n',
    'The first row names the column price twice. Remove or rename one of them.',
  ],
])('AMB-156: %j is refused', async (text, message) => {
  await expect(linesOf(text)).rejects.toThrow(new SheetError(message))
})

describe('AMB-183, PLU-03: every cell that is not in order is named by its row', () => {
  test.each([
    ['118,7,', ['Row 2: the price is missing.']],
    ['118,7,4.95', ['Row 2: the price "4.95" is no whole number of cents from 0 up.']],
    ['118,7,-1', ['Row 2: the price "-1" is no whole number of cents from 0 up.']],
    ['118,7,99999999999', ['Row 2: the price "99999999999" is above 2,147,483,647 cents.']],
    ['118,7,=1+1', ['Row 2: the price "=1+1" is no whole number of cents from 0 up.']],
    ['1.18E+2,7,495', ['Row 2: the variant_id "1.18E+2" is no id.']],
    ['0,,495', ['Row 2: the variant_id "0" is no id.', 'Row 2: the store_id is missing.']],
    ['118,7,0', []],
    ['118,7,2147483647', []],
    ['118,7,2147483648', ['Row 2: the price "2147483648" is above 2,147,483,647 cents.']],
    ['2147483648,7,1', ['Row 2: the variant_id "2147483648" is no id.']],
    [
      '118,7,12345678901234567890x',
      ['Row 2: the price "12345678901234567890…" is no whole number of cents from 0 up.'],
    ],
    ['118,1234567890123456789x,1', ['Row 2: the store_id "1234567890123456789x" is no id.']],
  ])('%s', async (row, messages) => {
    const [line] = await linesOf(`variant_id,store_id,price\n${row}\n`)
    expect(line && lineFaults(line).map(faultText)).toEqual(messages)
    expect(line && priceOf(line) === null).toBe(messages.length > 0)
  })
})

test('a fault stands in its column', async () => {
  const lines = await linesOf('variant_id,store_id,price,sku\n,,,BEV-1\nx,y,z,\n')
  expect(lines.map((line) => lineFaults(line).map(({ column }) => column))).toEqual([
    ['variant_id', 'store_id', 'price'],
    ['variant_id', 'store_id', 'price'],
  ])
})

test('PLU-06: a list with headings in capitals is written anew before it is sent', async () => {
  const isPlain = async (header: string) =>
    (await readPriceLines(new TextEncoder().encode(`${header}\n118,7,495\n`))).isPlain
  expect(await isPlain('variant_id,store_id,price')).toBe(true)
  expect(await isPlain('Variant_ID,store_id,price')).toBe(false)
})

test('AMB-156: where no visible sheet has the columns, the refusal tells what was looked at', async () => {
  const rows = rowsOf([['variant_id', 'store_id', 'price']])
  const file = xlsxOf({
    sheets: [
      { name: 'Notes', rows: rowsOf([['variant_id', 'price']]) },
      { name: 'Prices', rows, state: 'hidden' },
    ],
  })
  await expect(readPriceLines(file)).rejects.toThrow(
    new SheetError(
      'The first row must name the column store_id. Sheet “Notes” was read. Left out: 1 hidden sheet (Prices).',
    ),
  )
})

test('a column that the list does not have is empty, and a line without one of its ids names no pair', async () => {
  const [line, other] = await linesOf('variant_id,store_id,price\n118\nx,7,495\n')
  expect(line?.cells).toEqual({
    ...{ variant_id: '118', store_id: '', price: '' },
    ...{ sku: '', 'product name': '', 'store name': '' },
  })
  expect([line, other].map((one) => one && pairOf(one))).toEqual([null, null])
})

describe('a price list is read whole', () => {
  const read = (...rows: string[]) =>
    readPriceList(new TextEncoder().encode(['variant_id,store_id,price', ...rows, ''].join('\n')))

  test('AMB-156: a row with a faulty cell has no price, a repeated one has both', async () => {
    const { prices, faults } = await read('118,7,495', '118,8,', '118,7,500', '118,9,0', '118,7,1')
    expect(
      prices.map(({ row, variant_id, store_id, price, cells }) => [
        ...[row, variant_id, store_id, price],
        cells.price,
      ]),
    ).toEqual([
      [2, 118, 7, 495, '495'],
      [4, 118, 7, 500, '500'],
      [5, 118, 9, 0, '0'],
      [6, 118, 7, 1, '1'],
    ])
    expect(faults.map((fault) => [fault.column, faultText(fault)])).toEqual([
      ['price', 'Row 3: the price is missing.'],
      ['variant_id', 'Row 4: this variant has a price at this store in row 2 already.'],
      ['variant_id', 'Row 6: this variant has a price at this store in row 2 already.'],
    ])
  })

  test('only a list without any row is refused', async () => {
    await expect(read()).rejects.toThrow(new SheetError('The file has no prices.'))
    expect(await read('118,7,')).toMatchObject({ prices: [], faults: [{ row: 2 }] })
    expect(await read('118,7,1')).toMatchObject({ prices: [{ row: 2 }], faults: [] })
  })
})

test.each([
  [0, 1, '0 of 1 price is in effect.'],
  [1, 1, '1 of 1 price is in effect.'],
  [1, 2, '1 of 2 prices is in effect.'],
  [0, 2, '0 of 2 prices are in effect.'],
  [1200, 1200, '1,200 of 1,200 prices are in effect.'],
])('PLUS-12, AMB-157: the result of %i of %i is a sentence', (done, all, sentence) => {
  expect(inEffect(done, all)).toBe(sentence)
  expect(inEffect(1, 1, 'prices.csv')).toBe('1 of 1 price of prices.csv is in effect.')
})

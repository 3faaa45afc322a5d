import { describe, expect, test } from 'vitest'
import {
  faultText,
  inEffect,
  lineFaults,
  linesOfSheet,
  type PriceLine,
  priceOf,
} from './priceList.ts'
import { readSheet, SheetError } from './sheetRows.ts'

async function linesOf(text: string): Promise<PriceLine[]> {
  const lines: PriceLine[] = []
  for await (const line of linesOfSheet(readSheet(new TextEncoder().encode(text), 1000)))
    lines.push(line)
  return lines
}

test('AMB-156: a list needs three columns, in any order and beside others', async () => {
  const [line] = await linesOf('\uFEFFPrice,note,STORE_ID,variant_id\r\n495,new,7,118\r\n')
  expect(line).toMatchObject({ row: 2, cells: { variant_id: '118', store_id: '7', price: '495' } })
  expect(line && priceOf(line)).toEqual({ variant_id: 118, store_id: 7, price: 495 })
})

test.each([
  ['', 'The file is empty.'],
  ['variant_id,price\n1,2\n', 'The first row must name the column store_id.'],
  ['118,7,495\n', 'The first row must name the columns variant_id, store_id, price.'],
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
  ])('%s', async (row, messages) => {
    const [line] = await linesOf(`variant_id,store_id,price\n${row}\n`)
    expect(line && lineFaults(line).map(faultText)).toEqual(messages)
    expect(line && priceOf(line) === null).toBe(messages.length > 0)
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

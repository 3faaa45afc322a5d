import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckedRow, hasError, isChange } from './priceCheck.ts'
import { PriceDesk, type RowEdit, type StorePrices } from './priceDesk.ts'

const header = 'variant_id,store_id,product name,sku,store name,price'
const bytes = (lines: readonly string[]) =>
  new TextEncoder().encode(`${[header, ...lines].join('\n')}\n`)

const latte = { product: 'Latte', sku: 'BEV-1', store: 'Harbour' }
const store: StorePrices = {
  store_id: 7,
  prices: new Map([
    [118, { ...latte, price: 495 }],
    [119, { product: 'Scone', sku: '007', store: 'Harbour', price: 300 }],
  ]),
}

async function deskOf(lines: readonly string[], ...stores: readonly StorePrices[]) {
  const desk = new PriceDesk()
  let rows: readonly CheckedRow[] = (await desk.open(bytes(lines))).rows
  for (const one of stores) rows = merged(rows, desk.learn(one))
  return { desk, rows }
}

function merged(rows: readonly CheckedRow[], changed: readonly CheckedRow[]): CheckedRow[] {
  const byRow = new Map(changed.map((row) => [row.row, row]))
  return rows.map((row) => byRow.get(row.row) ?? row)
}

const told = (rows: readonly CheckedRow[]) =>
  rows.flatMap(({ row, findings }) =>
    findings.map(({ level, message }) => `${row} ${level}: ${message}`),
  )

describe('PLU-03, AMB-156, AMB-183: a row is checked beside the price in effect', () => {
  test.each([
    ['118,7,Latte,BEV-1,Harbour,495', []],
    ['118,7,Latte,BEV-1,Harbour,', ['error: The price is missing.']],
    ['5,7,,,,', ['error: The price is missing.', 'error: Variant 5 is not sold at store 7.']],
    ['5,7,,,,495', ['error: Variant 5 is not sold at store 7.']],
    ['118,8,,,,495', ['error: There is no store 8.']],
    ['119,7,Latte,BEV-1,,300', ['error: Variant 119 is Scone (007): its id was changed.']],
    ['118,7,,,Airport,495', ['error: Store 7 is Harbour: its id was changed.']],
    ['118,7,,,,0', ['warning: The price is 0: it is given away.']],
    ['118,7,,,,675', ['warning: The price rises by 36 %, from $4.95 to $6.75.']],
    ['118,7,,,,300', ['warning: The price falls by 39 %, from $4.95 to $3.00.']],
    ['118,7,"\'=Latte",BEV-1,,515', []],
  ])('%s', async (line, messages) => {
    const none = { store_id: 8, prices: new Map(), missing: 'There is no store 8.' }
    const { rows } = await deskOf([line], store, none)
    expect(told(rows)).toEqual(messages.map((message) => `2 ${message}`))
  })

  test('a pair that stands twice is told at the later row, and no more once it stands once', async () => {
    const { desk, rows } = await deskOf(['118,7,,,,495', '118,7,,,,500'], store)
    expect(told(rows)).toEqual([
      '3 error: Row 2 has a price of this variant at this store already.',
    ])
    expect(told(desk.change([{ row: 2, cells: { variant_id: '119' } }]))).toEqual([
      '2 warning: The price rises by 65 %, from $3.00 to $4.95.',
    ])
  })

  test('a pair is set by the first of its rows, whichever of them was written last', async () => {
    const { desk, rows } = await deskOf(['119,7,,,,300', '118,7,,,,495', '118,7,,,,495'], store)
    const setBy = (row: number) =>
      `error: Row ${row} has a price of this variant at this store already.`
    expect(told(rows)).toEqual([`4 ${setBy(3)}`])
    const first = desk.change([{ row: 2, cells: { variant_id: '118', price: '495' } }])
    expect(told(first)).toEqual([`3 ${setBy(2)}`, `4 ${setBy(2)}`])
    const other = desk.change([{ row: 2, cells: { variant_id: '119', price: '300' } }])
    expect(other.map(({ row }) => row)).toEqual([2, 3, 4])
    expect(told(other)).toEqual([`4 ${setBy(3)}`])
  })

  test('a row whose own price cannot be read has the price in effect where its ids are known', async () => {
    const { rows } = await deskOf(['118,7,,,,', '118,x,,,,', '119,7,,,,4.95'], store)
    expect(rows.map(({ current }) => current?.price)).toEqual([495, undefined, 300])
    expect(rows.map(isChange)).toEqual([false, false, false])
  })

  test('without a store to compare with a row is a change, and nothing is said about its price', async () => {
    const { rows } = await deskOf(['118,7,,,,49500'])
    expect(rows.map((row) => [isChange(row), hasError(row), row.current])).toEqual([
      [true, false, null],
    ])
  })
})

test('AMB-183: an exported list beside the file stands in for the prices of stores', async () => {
  const { desk } = await deskOf(['118,7,Latte,BEV-1,Harbour,515', '9,7,,,,100'], store)
  const { rows } = await desk.compare(bytes(['118,7,Latte,BEV-1,Harbour,505']))
  expect(rows.map(({ current }) => current?.price)).toEqual([505, undefined])
  expect(told(rows)).toEqual(['3 error: The exported list has no variant 9 at store 7.'])
  expect(desk.learn(store)).toEqual([])
  expect(told(desk.compareWithStores())).toEqual(['3 error: Variant 9 is not sold at store 7.'])
})

test('a file replaces the one before, with what was refused of it', async () => {
  const { desk } = await deskOf(['118,7,,,,500', '119,8,,,,300', '118,9,,,,1'], store)
  desk.refuse([{ row: 3, column: 'price', message: 'Too dear.' }])
  const { rows } = await desk.open(bytes(['119,7,,,,300', '118,7,,,,495']))
  expect(rows.map(({ row, cells }) => [row, cells.variant_id])).toEqual([
    [2, '119'],
    [3, '118'],
  ])
  expect(told(rows)).toEqual([])
  expect(desk.storeIds()).toEqual([7])
})

test('a finding stands in the column that it is about', async () => {
  const none = { store_id: 8, prices: new Map(), missing: 'There is no store 8.' }
  const lines = [
    ...['118,7,Latte,BEV-1,Airport,495', '118,7,,,,495', '5,7,,,,100', '118,8,,,,495'],
    ...['119,7,Scone,7,,300', '119,7,Latte,,,', '119,7,,,,0'],
  ]
  const { desk, rows } = await deskOf(lines, store, none)
  const columns = (of: readonly CheckedRow[]) =>
    of.map(({ findings }) => findings.map(({ column }) => column))
  expect(columns(rows)).toEqual([
    ...[['store_id'], ['variant_id'], ['variant_id'], ['store_id']],
    ...[['sku'], ['price', 'variant_id'], ['variant_id', 'price']],
  ])
  const { rows: compared } = await desk.compare(bytes(['118,7,,,,495']))
  expect(columns(compared)[2]).toEqual(['variant_id'])
})

test('AMB-183: what the host refused stands at its row until the row is written anew', async () => {
  const { desk } = await deskOf(['118,7,,,,495'], store)
  expect(told(desk.refuse([{ row: 2, column: 'price', message: 'Too dear.' }]))).toEqual([
    '2 error: Too dear.',
  ])
  expect(
    told(
      desk.refuse([
        { row: 2, column: 'price', message: 'Too late.' },
        { row: 2, column: 'store_id', message: 'It is closed.' },
      ]),
    ),
  ).toEqual(['2 error: Too dear.', '2 error: Too late.', '2 error: It is closed.'])
  expect(told(desk.change([{ row: 2, cells: { price: '500' } }]))).toEqual([])
})

test('rows are written as CSV that can be read again, with what is wrong and no formula', async () => {
  const { desk, rows } = await deskOf(['118,7,=cmd(),BEV-1,,4.95', '=1+1,7,,,,495'], store)
  const text = desk.csv(
    rows.map(({ row }) => row),
    {
      header: 'what is wrong',
      of: ({ findings }) => findings.map(({ message }) => message).join(' '),
    },
  )
  expect(text.split('\r\n')).toEqual([
    `${header},what is wrong`,
    `118,7,'=cmd(),BEV-1,Harbour,4.95,"The price 4.95 is written in dollars; in cents it is 495."`,
    '\'=1+1,7,,,,495,"The variant_id =1+1 is a formula, which is never run."',
    '',
  ])
})

test('AMB-156: written ids and prices are numbers, and empty names are those that are known', async () => {
  const { desk } = await deskOf(['0118,07,,,,0490', '118,9,Latte,BEV-1,Airport,x'], store)
  expect(desk.csv([2, 3])).toBe(
    `${header}\r\n118,7,Latte,BEV-1,Harbour,490\r\n118,9,Latte,BEV-1,Airport,x\r\n`,
  )
})

test('after any edits the checks are those of a file with the same cells', async () => {
  const id = fc.constantFrom('118', '119', '5', '', 'x', '118.0')
  const price = fc.constantFrom('495', '0', '', '4.95', '49500')
  const line = fc.record({ variant_id: id, store_id: fc.constantFrom('7', '8', ''), price })
  const edit = fc.record({
    row: fc.integer({ min: 2, max: 9 }),
    cells: fc.oneof(fc.record({ variant_id: id }), fc.record({ price })),
  })
  const text = (cells: { variant_id: string; store_id: string; price: string }) =>
    `${cells.variant_id},${cells.store_id},name,,,${cells.price}`
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 8, maxLength: 8 }),
      fc.array(fc.array(edit, { maxLength: 3 }), { maxLength: 6 }),
      async (lines, steps: RowEdit[][]) => {
        const { desk, rows } = await deskOf(lines.map(text), store)
        let shown = rows
        for (const edits of steps) shown = merged(shown, desk.change(edits))
        const cells = shown.map((row) => text(row.cells))
        expect(shown).toEqual((await deskOf(cells, store)).rows)
      },
    ),
  )
})

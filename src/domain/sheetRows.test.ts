import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zipOf } from '#testing/zipOf.ts'
import { readSheet, SheetError, type SheetReading } from './sheetRows.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function readAs(reading: SheetReading, file: Uint8Array, most: number): Promise<string[]> {
  const rows: string[] = []
  for await (const { number, cells } of readSheet(file, most, reading))
    rows.push(`${number}: ${cells.join(' | ').replace(/( \| )+$/, '')}`)
  return rows
}

/** The rows of a file, which both readings give. */
async function read(file: Uint8Array, most = 100): Promise<string[]> {
  const rows = await readAs('whole', file, most)
  expect(await readAs('streamed', file, most)).toEqual(rows)
  return rows
}

async function refusalAs(reading: SheetReading, file: Uint8Array, most = 100): Promise<string> {
  const reason = await readAs(reading, file, most).catch((error: unknown) => error)
  expect(reason).toBeInstanceOf(SheetError)
  return reason instanceof SheetError ? reason.message : ''
}

/** The reason of both readings. */
const refusal = async (file: Uint8Array, most?: number) => {
  const reason = await refusalAs('whole', file, most)
  expect(await refusalAs('streamed', file, most)).toBe(reason)
  return reason
}

const prices = [['variant_id', 'store_id', 'price'], [118, 7, 495], [], [118, 8, ' 5.25 ']]
const xlsx = (rows: readonly (string | number)[][]) =>
  writeXlsx({ sheets: [{ name: 'Prices', rows: rows.map((row) => [...row]) }] })

test('AMB-183: rows have the numbers of a spreadsheet program, blank ones are left out', async () => {
  const expected = ['1: variant_id | store_id | price', '2: 118 | 7 | 495', '4: 118 | 8 | 5.25']
  expect(await read(await xlsx(prices))).toEqual(expected)
  const csv = prices.map((row) => row.join(',')).join('\r\n')
  expect(await read(bytes(`\uFEFF${csv}\r\n`))).toEqual(expected)
  expect(await read(bytes(csv.replaceAll(',', ';')))).toEqual(expected)
})

test('AMB-156: a cell that a spreadsheet program took for a date or a mark is written as such', async () => {
  const row = [new Date('2026-03-04T00:00:00.000Z'), true, null, 'x']
  const file = await writeXlsx({ sheets: [{ name: 'Prices', rows: [row] }] })
  expect(await read(file)).toEqual(['1: 2026-03-04 | true |  | x'])
})

test('AMB-156: a remark behind the directory of an XLSX file does no harm', async () => {
  const file = Buffer.from(await xlsx(prices))
  file.writeUInt16LE(5, file.length - 2)
  expect(await read(new Uint8Array(Buffer.concat([file, Buffer.from('hello')])))).toHaveLength(3)
})

test('AMB-156: quoted texts of CSV hold commas and line ends without moving the rows', async () => {
  expect(await read(bytes('id,name\n1,"Oat, whole\nand sweet"\n2,""""\n'))).toEqual([
    '1: id | name',
    '2: 1 | Oat, whole\nand sweet',
    '3: 2 | "',
  ])
})

test('AMB-156: what cannot be read is refused in words', async () => {
  expect(await refusal(bytes('id,name\n1,"Oat'))).toBe('Row 2: a quotation mark is missing.')
  expect(await refusal(new Uint8Array([0x69, 0xe9, 0x0a]))).toMatch(/^The file is no CSV in UTF-8/)
  expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0]))).toMatch(/^The file is neither/)
  // A tab and a line end stand in texts of any encoding, an escape in none.
  expect(await refusal(bytes('id\tname\r\n').with(0, 0xe9))).toMatch(/^The file is no CSV in UTF-8/)
  const utf16 = new Uint8Array([0xff, 0xfe, 0x69, 0, 0x64, 0, 0x0a, 0])
  expect(await refusal(utf16)).toMatch(/^The file is no CSV in UTF-8/)
  expect(await refusal(bytes('\x1bname').with(1, 0xe9))).toMatch(/^The file is neither/)
  expect(await refusal(bytes('a\0b'))).toMatch(/^The file is neither/)
  const whole = await xlsx(prices)
  expect(await refusal(whole.slice(0, whole.length - 30))).toMatch(/^The file is damaged/)
})

test('AMB-183: more rows than a sheet may have are refused, wherever they stand', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => [at])
  expect(await read(await xlsx(rows), 12)).toHaveLength(12)
  expect(await refusal(await xlsx(rows), 11)).toBe(
    'The file has more than 10 rows under its header.',
  )
  expect(await read(bytes(`${rows.join('\n')}\r\n`), 12)).toHaveLength(12)
  expect(await refusal(bytes(rows.join('\n')), 11)).toBe(
    'The file has more than 10 rows under its header.',
  )
})

test('PLU-07: a file that unpacks to too much is refused before it is unpacked', async () => {
  const says = 600 * 1024 * 1024
  expect(await refusal(zipOf(Buffer.alloc(1000, 32), says))).toBe('The file unpacks to too much.')
  expect(await refusal(zipOf(Buffer.alloc(1000, 32), 1000))).toMatch(/^The file is damaged/)
})

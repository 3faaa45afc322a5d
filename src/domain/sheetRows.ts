import type { CellValue } from 'hucre'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import Papa from 'papaparse'
import { grouped } from './counts.ts'

/** A row of a spreadsheet that is not blank. */
export interface SheetRow {
  /** Its number in a spreadsheet program: that of the header is 1 (AMB-183). */
  readonly number: number
  /** The texts of its cells without blanks around; '' for an empty one. */
  readonly cells: readonly string[]
}

/** Why a file cannot be read as a spreadsheet, in words for whoever chose it. */
export class SheetError extends Error {}

/** What a file is told that should be XLSX. */
export const notXlsx = 'The file is damaged or not an XLSX file.'

/**
 * `streamed` pauses between rows for other work. `whole` is for workers, because browsers read streamed rows ever more
 * slowly.
 */
export type SheetReading = 'streamed' | 'whole'

/** Bytes to which the parts of an XLSX file may unpack, all together. */
const mostUnpacked = 200 * 1024 * 1024

/**
 * The rows of a file, of an XLSX file those of its first sheet, else those of CSV in UTF-8.
 *
 * @param most How many rows a sheet may have, the header among them.
 * @param reading How an XLSX file is read.
 * @throws SheetError for a file that is neither, is damaged, or has more rows or unpacks to more.
 */
export async function* readSheet(
  file: Uint8Array,
  most: number,
  reading: SheetReading = 'streamed',
): AsyncGenerator<SheetRow> {
  const rows = isZip(file) ? xlsxRows(file, most, reading) : csvRows(file, most)
  for await (const { number, cells } of rows) {
    if (number > most)
      throw new SheetError(`The file has more than ${grouped(most - 1)} rows under its header.`)
    const row = { number, cells: cells.map((cell) => cell.trim()) }
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

async function* xlsxRows(
  file: Uint8Array,
  most: number,
  reading: SheetReading,
): AsyncGenerator<SheetRow> {
  if (unpackedSize(file) > mostUnpacked) throw new SheetError('The file unpacks to too much.')
  const read = reading === 'whole' ? wholeRows : streamXlsxRows
  const rows = read(file, { maxRows: most + 1 })
  try {
    for await (const { index, values } of rows)
      yield {
        number: index + 1,
        cells: values.map(cellText),
      }
  } catch {
    throw new SheetError(notXlsx)
  }
}

async function* wholeRows(file: Uint8Array, options: { maxRows: number }) {
  const { sheets } = await readXlsx(file, { sheets: [0], ...options })
  for (const [index, values] of sheets[0]?.rows.entries() ?? []) yield { index, values }
}

/** A date is written as such: spreadsheet programs take some texts for dates. */
function cellText(value: CellValue): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null ? '' : String(value)
}

function* csvRows(file: Uint8Array, most: number): Generator<SheetRow> {
  // A line end behind the last row is no row.
  const { data, errors } = Papa.parse<string[]>(textOf(file).trimEnd(), { preview: most + 1 })
  const [error] = errors.filter(({ type }) => type === 'Quotes')
  if (error) throw new SheetError(`Row ${(error.row ?? 0) + 1}: a quotation mark is missing.`)
  for (const [index, cells] of data.entries()) yield { number: index + 1, cells }
}

const notUtf8 = 'The file is no CSV in UTF-8. Save it as “CSV UTF-8” or as XLSX.'

function textOf(file: Uint8Array): string {
  if (isUtf16(file)) throw new SheetError(notUtf8)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch {
    if (!isBinary(file)) throw new SheetError(notUtf8)
  }
  throw new SheetError('The file is neither CSV nor XLSX.')
}

/** Whether the file is what spreadsheet programs save as “Unicode Text”, by its byte order mark. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/** Whether the file is no text of any encoding, such as a picture: texts have no control characters. */
function isBinary(file: Uint8Array): boolean {
  return file.subarray(0, 4096).some((byte) => byte < 9 || (byte > 13 && byte < 32))
}

/** Whether the file is packed as XLSX files are. */
export function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4
}

/**
 * Bytes to which the parts of a ZIP file say they unpack, from the directory at its end. The reader unpacks
 * no part to more than it says.
 */
function unpackedSize(file: Uint8Array): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  try {
    let end = file.length - 22
    while (view.getUint32(end, true) !== 0x06054b50) end -= 1
    let at = view.getUint32(end + 16, true)
    let size = 0
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      size += view.getUint32(at + 24, true)
      const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      at += lengths.reduce((sum, length) => sum + length, 46)
    }
    return size
  } catch (error) {
    if (error instanceof RangeError) throw new SheetError(notXlsx)
    throw error
  }
}

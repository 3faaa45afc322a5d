import { readTable } from '../files/readTable.ts'
import type { SheetRow, Table } from '../files/table.ts'
import { SheetError } from '../files/table.ts'
import { type Pair, PairMap } from '../pairMap.ts'
import { counted, grouped } from '../wording.ts'

export const requiredColumns = ['variant_id', 'store_id', 'price'] as const
export type PriceColumn = (typeof requiredColumns)[number]

/** In this order (AMB-156). */
export const exportColumns = [
  'variant_id',
  'store_id',
  'product name',
  'sku',
  'store name',
  'price',
] as const
export type ExportColumn = (typeof exportColumns)[number]

export interface PriceLine {
  /** The header is row 1. */
  readonly row: number
  readonly cells: Readonly<Record<ExportColumn, string>>
}

/** Cents. */
export interface Price extends Pair {
  readonly price: number
}

/** `reason` starts in lower case. */
export interface PriceFault {
  readonly row: number
  readonly column: PriceColumn
  readonly reason: string
}

export function faultText({ row, reason }: PriceFault): string {
  return `Row ${row}: ${reason}`
}

export function inEffect(done: number, all: number, file?: string): string {
  const verb = done === 1 || all === 1 ? 'is' : 'are'
  return `${grouped(done)} of ${counted(all, 'price')}${file ? ` of ${file}` : ''} ${verb} in effect.`
}

/** Bytes; and rows including the header. */
export const largestList = 20 * 1024 * 1024
const longestList = 200_001

export interface PriceRow extends Price, PriceLine {}

export interface PriceList {
  readonly prices: readonly PriceRow[]
  readonly faults: readonly PriceFault[]
}

/** A repeated row has a price and a fault. Throws SheetError. */
export async function readPriceList(file: Uint8Array): Promise<PriceList> {
  const prices: PriceRow[] = []
  const faults: PriceFault[] = []
  const seen = new PairMap<number>()
  for (const line of (await readPriceLines(file)).lines) {
    faults.push(...lineFaults(line))
    const price = priceOf(line)
    if (!price) continue
    const before = seen.get(price)
    if (before === undefined) seen.set(price, line.row)
    else faults.push(twiceFault(line.row, before))
    prices.push({ ...line, ...price })
  }
  if (prices.length === 0 && faults.length === 0) throw new SheetError('The file has no prices.')
  return { prices, faults }
}

export interface PriceLines extends Pick<Table, 'notes' | 'isPlain'> {
  readonly lines: readonly PriceLine[]
}

/** Allows a list without prices. Throws SheetError. */
export async function readPriceLines(file: Uint8Array): Promise<PriceLines> {
  const hasColumns = ([header]: readonly SheetRow[]) =>
    header !== undefined && missingColumns(namesOf(header)).length === 0
  const { rows, notes, isPlain } = await readTable(file, { maxRows: longestList, hasColumns })
  const [header, ...below] = rows
  const about = isPlain ? [] : notes
  if (!header) throw new SheetError(['The file is empty.', ...about].join(' '))
  const cellsOf = readHeader(header, about)
  return {
    lines: below.map(({ number, cells }) => ({ row: number, cells: cellsOf(cells) })),
    notes,
    isPlain: isPlain && header.cells.every((name) => name === name.toLowerCase()),
  }
}

const largest = 2_147_483_647

const namesOf = ({ cells }: SheetRow) => cells.map((name) => name.toLowerCase())

const missingColumns = (names: readonly string[]) =>
  requiredColumns.filter((column) => !names.includes(column))

function readHeader(header: SheetRow, about: readonly string[]) {
  const names = namesOf(header)
  const refuse = (message: string) => new SheetError([message, ...about].join(' '))
  const missing = missingColumns(names)
  if (missing.length > 0) {
    const words =
      missing.length === 1 ? `the column ${missing[0]}` : `the columns ${missing.join(', ')}`
    throw refuse(`The first row must name ${words}.`)
  }
  const twice = requiredColumns.find(
    (column) => names.indexOf(column) !== names.lastIndexOf(column),
  )
  if (twice)
    throw refuse(`The first row names the column ${twice} twice. Remove or rename one of them.`)
  const [variant, store, product, sku, storeName, price] = exportColumns.map((column) =>
    names.indexOf(column),
  )
  return (cells: readonly string[]): PriceLine['cells'] => {
    const at = (column = -1) => cells[column] ?? ''
    return {
      variant_id: at(variant),
      store_id: at(store),
      'product name': at(product),
      sku: at(sku),
      'store name': at(storeName),
      price: at(price),
    }
  }
}

function wholeNumber(text: string, least: number): number | null {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= largest ? number : null
}

/** Null if an id is faulty. */
export function pairOf({ cells }: PriceLine): Pair | null {
  const variant_id = wholeNumber(cells.variant_id, 1)
  const store_id = wholeNumber(cells.store_id, 1)
  return variant_id === null || store_id === null ? null : { variant_id, store_id }
}

export function priceOf(line: PriceLine): Price | null {
  const pair = pairOf(line)
  const price = wholeNumber(line.cells.price, 0)
  return pair && price !== null ? { ...pair, price } : null
}

export function lineFaults({ row, cells }: PriceLine): PriceFault[] {
  const fault = (column: PriceColumn, reason: string): PriceFault => ({ row, column, reason })
  const faults: PriceFault[] = []
  for (const column of ['variant_id', 'store_id'] as const)
    if (cells[column] === '') faults.push(fault(column, `the ${column} is missing.`))
    else if (wholeNumber(cells[column], 1) === null)
      faults.push(fault(column, `the ${column} ${shown(cells[column])} is no id.`))
  if (cells.price === '') faults.push(fault('price', 'the price is missing.'))
  else if (wholeNumber(cells.price, 0) === null)
    faults.push(
      fault(
        'price',
        /^\d+$/.test(cells.price)
          ? `the price ${shown(cells.price)} is above ${grouped(largest)} cents.`
          : `the price ${shown(cells.price)} is no whole number of cents from 0 up.`,
      ),
    )
  return faults
}

function twiceFault(row: number, before: number): PriceFault {
  const reason = `this variant has a price at this store in row ${before} already.`
  return { row, column: 'variant_id', reason }
}

function shown(text: string): string {
  return `"${text.length > 20 ? `${text.slice(0, 20)}…` : text}"`
}

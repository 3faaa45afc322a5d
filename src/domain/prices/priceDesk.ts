import { csvText } from '../files/csvText.ts'
import { SheetError } from '../files/table.ts'
import { type Pair, PairMap } from '../pairMap.ts'
import {
  type CheckedRow,
  type CurrentPrice,
  checkedRow,
  type Known,
  type ReadLine,
} from './priceCheck.ts'
import {
  type ExportColumn,
  exportColumns,
  type PriceColumn,
  type PriceLine,
  type PriceLines,
  pairOf,
  priceOf,
  readPriceLines,
} from './priceList.ts'

export interface StorePrices {
  readonly store_id: number
  readonly prices: ReadonlyMap<number, CurrentPrice>
  readonly missing?: string
}

export interface RowEdit {
  readonly row: number
  readonly cells: { readonly [Column in PriceColumn]?: string }
}

export interface RefusedPrice {
  readonly row: number
  readonly column: PriceColumn
  readonly message: string
}

export interface OpenedList extends Pick<PriceLines, 'notes' | 'isPlain'> {
  readonly rows: readonly CheckedRow[]
}

/** A price list being edited. Methods return only the rows whose check changed, so that an edit costs one row. */
export class PriceDesk {
  readonly #lines = new Map<number, ReadLine>()
  /** Row numbers by pair, ascending. */
  readonly #pairs = new PairMap<number[]>()
  readonly #refusals = new Map<number, RefusedPrice[]>()
  /** Null: compares with the prices of stores. */
  #exported: PairMap<CurrentPrice> | null = null
  #stores = new Map<number, StorePrices>()

  /** @throws SheetError */
  async open(file: Uint8Array): Promise<OpenedList> {
    const { lines, notes, isPlain } = await readPriceLines(file)
    if (lines.length === 0) throw new SheetError('The file has no prices.')
    this.#lines.clear()
    this.#pairs.clear()
    this.#refusals.clear()
    for (const line of lines) this.#put(line)
    return { rows: this.#all(), notes, isPlain }
  }

  /** Compares with an exported list. Throws SheetError. */
  async compare(file: Uint8Array): Promise<OpenedList> {
    const { lines, notes, isPlain } = await readPriceLines(file)
    const exported = new PairMap<CurrentPrice>()
    for (const line of lines) {
      const price = priceOf(line)
      const { sku, 'product name': product, 'store name': store } = line.cells
      if (price) exported.set(price, { price: price.price, product, sku, store })
    }
    if (exported.isEmpty) throw new SheetError('The file has no prices.')
    this.#exported = exported
    return { rows: this.#all(), notes, isPlain }
  }

  compareWithStores(): CheckedRow[] {
    this.#exported = null
    return this.#all()
  }

  learn(store: StorePrices): CheckedRow[] {
    this.#stores.set(store.store_id, store)
    if (this.#exported) return []
    return this.#checked(
      [...this.#lines.values()].flatMap(({ line, pair }) =>
        pair?.store_id === store.store_id ? [line.row] : [],
      ),
    )
  }

  change(edits: readonly RowEdit[]): CheckedRow[] {
    const touched = new Set<number>()
    for (const { row, cells } of edits) {
      const read = this.#lines.get(row)
      if (!read) continue
      for (const other of this.#delist(read)) touched.add(other)
      this.#refusals.delete(row)
      for (const other of this.#put({ row, cells: { ...read.line.cells, ...cells } }))
        touched.add(other)
    }
    return this.#checked([...touched].sort((a, b) => a - b))
  }

  /** A refusal stays until the row is edited. */
  refuse(refusals: readonly RefusedPrice[]): CheckedRow[] {
    for (const refusal of refusals) {
      const noted = this.#refusals.get(refusal.row)
      if (noted) noted.push(refusal)
      else this.#refusals.set(refusal.row, [refusal])
    }
    return this.#checked([...new Set(refusals.map(({ row }) => row))])
  }

  storeIds(): number[] {
    const ids = new Set<number>()
    for (const { pair } of this.#lines.values()) {
      if (pair) ids.add(pair.store_id)
    }
    return [...ids]
  }

  /** The rows as an exported CSV, with a last column for `notes`. */
  csv(
    rows: readonly number[],
    notes?: { header: string; of: (row: CheckedRow) => string },
  ): string {
    const header = notes ? [...exportColumns, notes.header] : exportColumns
    const lines = this.#checked(rows).map((checked) => {
      const cells = exportColumns.map((column) => cellOf(checked, column))
      return notes ? [...cells, notes.of(checked)] : cells
    })
    return csvText([header, ...lines])
  }

  #put(line: PriceLine): readonly number[] {
    const { row } = line
    const price = priceOf(line)
    this.#lines.set(row, { line, pair: price ?? pairOf(line), price })
    if (!price) return [row]
    const rows = this.#pairs.get(price)
    if (!rows) {
      this.#pairs.set(price, [row])
      return [row]
    }
    const at = rows.findIndex((other) => other > row)
    if (at < 0) rows.push(row)
    else rows.splice(at, 0, row)
    return rows
  }

  #delist({ line, price }: ReadLine): readonly number[] {
    const rows = price ? this.#pairs.get(price) : undefined
    if (!rows) return []
    rows.splice(rows.indexOf(line.row), 1)
    return rows
  }

  #all(): CheckedRow[] {
    return this.#checked([...this.#lines.keys()])
  }

  #checked(rows: readonly number[]): CheckedRow[] {
    const checked: CheckedRow[] = []
    for (const row of rows) {
      const read = this.#lines.get(row)
      if (read) checked.push(this.#checkedRow(read))
    }
    return checked
  }

  #checkedRow(read: ReadLine): CheckedRow {
    const { line, pair, price } = read
    const { row } = line
    const [first] = (price && this.#pairs.get(price)) ?? []
    const before = first !== undefined && first < row ? first : undefined
    const checked = checkedRow(read, this.#known(pair), before)
    const refused = this.#refusals.get(row)
    if (!refused) return checked
    const findings = refused.map((one) => ({ ...one, level: 'error' as const }))
    return { ...checked, findings: [...checked.findings, ...findings] }
  }

  #known(pair: Pair | null): Known {
    if (!pair) return null
    const { variant_id, store_id } = pair
    if (this.#exported)
      return (
        this.#exported.get(pair) ?? {
          column: 'variant_id',
          missing: `The exported list has no variant ${variant_id} at store ${store_id}.`,
        }
      )
    const store = this.#stores.get(store_id)
    if (!store) return null
    if (store.missing !== undefined) return { column: 'store_id', missing: store.missing }
    return (
      store.prices.get(variant_id) ?? {
        column: 'variant_id',
        missing: `Variant ${variant_id} is not sold at store ${store_id}.`,
      }
    )
  }
}

/** Ids and prices as numbers where readable, names as the console has them. */
function cellOf(
  { cells, pair, price, current }: CheckedRow,
  column: ExportColumn,
): string | number {
  switch (column) {
    case 'variant_id':
    case 'store_id':
      return pair?.[column] ?? cells[column]
    case 'price':
      return price?.price ?? cells.price
    case 'product name':
      return cells[column] || (current?.product ?? '')
    case 'store name':
      return cells[column] || (current?.store ?? '')
    case 'sku':
      return cells[column] || (current?.sku ?? '')
  }
}

import type { CheckedRow, Finding } from '#domain/prices/priceCheck.ts'

/** Compact rows for `postMessage`: distinct texts and numbers. Structured clone of objects takes several times as long. */
export interface PackedRows {
  readonly texts: readonly string[]
  /** `width` numbers per row, see `numbersOf`. A text is its index in `texts`, `nullIndex` means null. */
  readonly numbers: Float64Array
  /** By row index; only rows with findings. */
  readonly findings: readonly (readonly [number, readonly Finding[]])[]
}

const width = 14
const nullIndex = -1

export function packedRows(rows: readonly CheckedRow[]): PackedRows {
  const indexes = new Map<string, number>()
  const indexOf = (text: string) => {
    const index = indexes.get(text)
    if (index !== undefined) return index
    indexes.set(text, indexes.size)
    return indexes.size - 1
  }
  const numbers = new Float64Array(rows.length * width)
  const findings: (readonly [number, readonly Finding[]])[] = []
  for (const [at, row] of rows.entries()) {
    numbers.set(numbersOf(row, indexOf), at * width)
    if (row.findings.length > 0) findings.push([at, row.findings])
  }
  return { texts: [...indexes.keys()], numbers, findings }
}

function numbersOf(
  { row, cells, pair, price, current }: CheckedRow,
  indexOf: (text: string) => number,
) {
  return [
    row,
    indexOf(cells.variant_id),
    indexOf(cells.store_id),
    indexOf(cells['product name']),
    indexOf(cells.sku),
    indexOf(cells['store name']),
    indexOf(cells.price),
    pair?.variant_id ?? nullIndex,
    pair?.store_id ?? nullIndex,
    price?.price ?? nullIndex,
    current?.price ?? nullIndex,
    current ? indexOf(current.product) : nullIndex,
    current ? indexOf(current.sku) : nullIndex,
    current ? indexOf(current.store) : nullIndex,
  ]
}

export function unpackedRows({ texts, numbers, findings }: PackedRows): readonly CheckedRow[] {
  const found = new Map(findings)
  const unpacked = (_: unknown, at: number): CheckedRow => {
    const number = (column: number) => numbers[at * width + column] ?? nullIndex
    const text = (column: number) => texts[number(column)] ?? ''
    const price =
      number(9) === nullIndex
        ? null
        : { variant_id: number(7), store_id: number(8), price: number(9) }
    return {
      row: number(0),
      cells: {
        variant_id: text(1),
        store_id: text(2),
        'product name': text(3),
        sku: text(4),
        'store name': text(5),
        price: text(6),
      },
      pair:
        price ?? (number(7) === nullIndex ? null : { variant_id: number(7), store_id: number(8) }),
      price,
      current:
        number(11) === nullIndex
          ? null
          : { price: number(10), product: text(11), sku: text(12), store: text(13) },
      findings: found.get(at) ?? [],
    }
  }
  return Array.from({ length: numbers.length / width }, unpacked)
}

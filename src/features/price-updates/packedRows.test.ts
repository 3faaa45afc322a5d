import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedRow, Level } from '#domain/prices/priceCheck.ts'
import { exportColumns } from '#domain/prices/priceList.ts'
import { packedRows, unpackedRows } from './packedRows.ts'

const id = fc.integer({ min: 0, max: 2_147_483_647 })
const text = fc.oneof(fc.constantFrom('', 'Latte', '118'), fc.string())
const price = fc.record({ variant_id: id, store_id: id, price: id })
const read = fc.oneof(
  price.map((price) => ({ pair: price, price })),
  fc.record({
    pair: fc.option(fc.record({ variant_id: id, store_id: id })),
    price: fc.constant(null),
  }),
)
const others = fc.record({
  row: id,
  cells: fc.record({
    variant_id: text,
    store_id: text,
    'product name': text,
    sku: text,
    'store name': text,
    price: text,
  }),
  // A host may tell a price that is no whole number, or is below 0.
  current: fc.option(
    fc.record({ price: fc.double({ noNaN: true }), product: text, sku: text, store: text }),
  ),
  findings: fc.array(
    fc.record({
      level: fc.constantFrom<Level>('error', 'warning'),
      column: fc.constantFrom(...exportColumns),
      message: text,
    }),
    { maxLength: 2 },
  ),
})
const row: fc.Arbitrary<CheckedRow> = fc
  .tuple(others, read)
  .map(([known, own]) => ({ ...known, ...own }))

test('rows are the same after they were packed, copied and unpacked', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpackedRows(structuredClone(packedRows(rows)))).toEqual(rows)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedRow } from '#domain/priceCheck.ts'
import { exportColumns } from '#domain/priceList.ts'
import { packedRows, unpackedRows } from './packedRows.ts'

const id = fc.integer({ min: 0, max: 2_147_483_647 })
const text = fc.oneof(fc.constantFrom('', 'Latte', '118'), fc.string())
const row: fc.Arbitrary<CheckedRow> = fc.record({
  row: id,
  cells: fc.record({
    variant_id: text,
    store_id: text,
    'product name': text,
    sku: text,
    'store name': text,
    price: text,
  }),
  price: fc.option(fc.record({ variant_id: id, store_id: id, price: id })),
  // A host may tell a price that is no whole number, or is below 0.
  current: fc.option(
    fc.record({ price: fc.double({ noNaN: true }), product: text, sku: text, store: text }),
  ),
  findings: fc.array(
    fc.record({
      level: fc.constantFrom('error', 'warning'),
      column: fc.constantFrom(...exportColumns),
      message: text,
    }),
    { maxLength: 2 },
  ),
})

test('PLU-03: rows are the same after they were packed, copied and unpacked', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(unpackedRows(structuredClone(packedRows(rows)))).toEqual(rows)
    }),
  )
})

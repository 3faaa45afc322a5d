import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductType } from '../products/productWords.ts'
import { multiplierOf, overtakenRates, percentOf, taxedTypes, withRates } from './taxRates.ts'

test('TAX-09, XC-25: the editor has its own order of the product types', () => {
  expect(taxedTypes).toEqual(['beverage', 'food', 'bag', 'merchandise', 'bottle'])
})

test('AMB-110: a typed percentage becomes a multiplier without loss, and back', () => {
  expect(multiplierOf(8.75)).toBe(0.0875)
  expect(multiplierOf(8.875)).toBe(0.08875)
  expect(multiplierOf(7)).toBe(0.07)
  expect(percentOf(0.07)).toBe(7)
  expect(multiplierOf(percentOf(0.082375))).toBe(0.082375)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
      const typed = millionths / 1_000_000
      expect(multiplierOf(typed)).toBe(millionths / 100_000_000)
      expect(percentOf(multiplierOf(typed))).toBe(typed)
    }),
  )
})

const rate = (surcharge_id: number, product_type: ProductType, amount: number) => ({
  surcharge_id,
  product_type,
  rate: amount,
})

test('AMB-194: a changed cell is overtaken where it shows neither what its user saw nor what they set', () => {
  const overtaken = (seen: number | null, set: number | null, now: number | null) =>
    overtakenRates(
      [{ surcharge_id: 1, product_type: 'food', rate: set, seen }],
      now === null ? [rate(1, 'bag', 0.5)] : [rate(1, 'food', now)],
    ).map((one) => one.now)
  expect([overtaken(7, 0.08, 0.07), overtaken(7, 0.08, 0.08)]).toEqual([[], []])
  expect([overtaken(7, 0.08, 0.05), overtaken(7, 0.08, null)]).toEqual([[5], [null]])
  expect([overtaken(null, 0.08, null), overtaken(7, null, null)]).toEqual([[], []])
})

test('AMB-194, TAX-05: a flat rate is overtaken when it is taken or not, whatever its cents are', () => {
  const box = (flat_rate: number) => ({ surcharge_id: 4, product_type: 'bag' as const, flat_rate })
  expect(overtakenRates([{ ...box(0), seen: true }], [box(15)])).toEqual([])
  expect(overtakenRates([{ ...box(10), seen: null }], [box(0)])).toMatchObject([{ now: false }])
})

test('API-97: changed cells are put among those that others saved, in the order of the editor', () => {
  const now = [rate(2, 'food', 0.1), rate(1, 'bag', 0.2), rate(1, 'beverage', 0.3)]
  const changed = [
    rate(1, 'food', 0.4),
    rate(1, 'bag', 0.5),
    { surcharge_id: 2, product_type: 'food' as const, rate: null },
  ]
  expect(withRates(now, changed)).toEqual([
    rate(1, 'beverage', 0.3),
    rate(1, 'food', 0.4),
    rate(1, 'bag', 0.5),
  ])
  const others = [rate(2, 'beverage', 0.1), rate(3, 'food', 0.2), rate(1, 'bottle', 0.3)]
  expect(withRates(others, [rate(2, 'food', 0.4), rate(1, 'merchandise', 0.5)])).toEqual([
    rate(1, 'merchandise', 0.5),
    rate(1, 'bottle', 0.3),
    rate(2, 'beverage', 0.1),
    rate(2, 'food', 0.4),
    rate(3, 'food', 0.2),
  ])
})

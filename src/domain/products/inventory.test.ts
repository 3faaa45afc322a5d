import { expect, test } from 'vitest'
import {
  changedCount,
  countedVariants,
  isNamedFrom,
  overtakenCells,
  startingQuantities,
} from './inventory.ts'

const sold = [
  {
    product: {
      name: 'Scone',
      inventory_control: 'daily',
      variants: [
        { id: 9, sku: 'FOO-10' },
        { id: 8, sku: 'FOO-9' },
      ],
    },
  },
  {
    product: { name: 'Latte', inventory_control: 'unlimited', variants: [{ id: 1, sku: 'BEV' }] },
  },
  { product: { name: 'Mug', inventory_control: 'limited', variants: [{ id: 2, sku: null }] } },
]

test("STORE-39, PARS-01, AMB-104: the counted variants are labelled 'name (sku)', in their order", () => {
  expect(countedVariants(sold, ['limited', 'daily'])).toEqual([
    { variantId: 2, productName: 'Mug', sku: null, label: 'Mug' },
    { variantId: 8, productName: 'Scone', sku: 'FOO-9', label: 'Scone (FOO-9)' },
    { variantId: 9, productName: 'Scone', sku: 'FOO-10', label: 'Scone (FOO-10)' },
  ])
  expect(countedVariants(sold, ['daily'])).toHaveLength(2)
})

test('variants that are labelled alike are counted in the order of their ids', () => {
  const mugs = [7, 3, 5].map((id) => ({
    product: { name: 'Mug', inventory_control: 'limited', variants: [{ id, sku: null }] },
  }))
  expect(countedVariants(mugs, ['limited'])).toMatchObject([
    { variantId: 3 },
    { variantId: 5 },
    { variantId: 7 },
  ])
})

test('PARS-03, AMB-106: the beginning of the product name finds it, whatever the case', () => {
  const [mug] = countedVariants(sold, ['limited'])
  if (!mug) throw new Error('There is no mug')
  expect(['', ' MU', 'mug'].every((text) => isNamedFrom(mug, text))).toBe(true)
  expect(isNamedFrom(mug, 'ug')).toBe(false)
})

test('INV-01, AMB-104: a step changes the count by one and stops at 0', () => {
  const one = { quantity_available: 1, do_not_sell: false }
  const none = changedCount(one, { adjust_quantity: -1 })
  expect(none).toEqual({ quantity_available: 0, do_not_sell: false })
  expect(changedCount(none, { adjust_quantity: -1 })).toEqual(none)
  expect(changedCount(none, { adjust_quantity: 1 })).toEqual(one)
  expect(changedCount(one, { quantity_available: 7 }).quantity_available).toBe(7)
  expect(changedCount(one, { do_not_sell: true })).toEqual({ ...one, do_not_sell: true })
})

const record = (variant_id: number, initial_quantity: number) => ({
  variant_id,
  day_of_week: 'monday' as const,
  initial_quantity,
})
const change = (variant_id: number, quantity: number, seen = 0) => ({
  variant_id,
  day: 'monday' as const,
  quantity,
  seen,
})

test('PARS-09: a weekday without a record starts with 0', () => {
  const quantityOf = startingQuantities([record(1, 5)])
  expect(quantityOf(1, 'monday')).toBe(5)
  expect(quantityOf(1, 'tuesday')).toBe(0)
})

test('AMB-105: a cell that somebody else set to another number is overtaken', () => {
  const present = [record(1, 5), record(2, 7), record(3, 9)]
  const changed = [change(1, 6, 5), change(2, 7, 1), change(3, 4, 8), change(4, 1)]
  expect(overtakenCells(changed, present)).toEqual([{ index: 2, cell: changed[2], now: 9 }])
})

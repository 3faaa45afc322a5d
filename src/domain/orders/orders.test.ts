import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaid, refundPreview } from './orders.ts'

const latte = { price: 595, tax_amount: 39, refunded_at: null }
const croissant = { price: 400, tax_amount: 34, refunded_at: null }
const order = {
  total: 893,
  tip_amount: 200,
  credits: [{ amount: 375 }],
  refunds: [],
  products: { 411870: latte, 411871: croissant },
}

test('AMB-118: an order is paid where one of its transactions took money', () => {
  const paid = (...amounts: number[]) =>
    isPaid({ transactions: amounts.map((amount) => ({ amount })) })
  expect([paid(893), paid(0, 893), paid(893, -893)]).toEqual([true, true, true])
  expect([paid(), paid(0), paid(-893)]).toEqual([false, false, false])
})

test('AMB-175, PLUS-10: the preview of a refund tells each line and the sum', () => {
  expect(refundPreview(order, new Set([411871]))).toEqual({
    lines: [
      { id: 411870, product: latte, paid: 411, refunded: false, chosen: false },
      { id: 411871, product: croissant, paid: 282, refunded: false, chosen: true },
    ],
    ...{ products: 282, rest: 0, sum: 282, exact: true },
  })
})

test('AMB-175: a host that does not tell the tax of a product has no exact sum', () => {
  const products = { 1: { price: 500, refunded_at: null } }
  expect(refundPreview({ ...order, products }, new Set([1]))).toMatchObject({ exact: false })
  const some = { ...products, 2: latte }
  expect(refundPreview({ ...order, products: some }, new Set([2]))).toMatchObject({ exact: false })
})

test('AMB-175: a preview never promises more than is left of what was paid', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.boolean(), (given, all) => {
      const refunds = [{ amount: given }]
      const chosen = new Set(all ? [411870, 411871] : [411871])
      const { sum } = refundPreview({ ...order, refunds }, chosen)
      expect(sum + given).toBeLessThanOrEqual(Math.max(order.total, given))
    }),
  )
})

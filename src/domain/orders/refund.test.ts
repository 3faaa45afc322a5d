import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RefundableOrder, refundAmount } from './refund.ts'

const latte = { id: 411870, price: 595, taxAmount: 39, refunded: false }
const croissant = { id: 411871, price: 400, taxAmount: 34, refunded: false }
const order = { total: 893, credits: 375, products: [latte, croissant] }

test('AMB-175: a product gives back price and tax less its share of the credits', () => {
  expect(refundAmount(order, new Set([croissant.id]))).toBe(400 + 34 - 152)
  expect(refundAmount({ ...order, total: 1268, credits: 0 }, new Set([croissant.id]))).toBe(434)
})

test('AMB-175: the refund of the last products gives back the tip too', () => {
  const afterFirst = { ...order, products: [latte, { ...croissant, refunded: true }] }
  expect(refundAmount(afterFirst, new Set([latte.id]))).toBe(893 - 282)
  expect(refundAmount(order, new Set([latte.id, croissant.id]))).toBe(893)
})

test('a product that is refunded already gives back nothing again', () => {
  const afterFirst = { ...order, products: [latte, { ...croissant, refunded: true }] }
  expect(refundAmount(afterFirst, new Set([croissant.id]))).toBe(0)
})

const amount = fc.integer({ min: 0, max: 5000 })
const orders = fc
  .record({
    lines: fc.array(fc.record({ price: amount, taxAmount: amount }), {
      minLength: 1,
      maxLength: 8,
    }),
    credits: amount,
    tip: amount,
  })
  .map(({ lines, credits, tip }): RefundableOrder => {
    const products = lines.map((line, id) => ({ ...line, id, refunded: false }))
    const paid = products.reduce((cents, one) => cents + one.price + one.taxAmount, 0)
    const claimed = Math.min(credits, paid)
    return { total: paid - claimed + tip, credits: claimed, products }
  })

test('AMB-175: refunds of one product after the other add up to what was paid, in any order and grouping', () => {
  fc.assert(
    fc.property(orders, fc.infiniteStream(fc.nat()), (start, picks) => {
      let state = start
      let back = 0
      const left = new Set(start.products.map(({ id }) => id))
      for (const pick of picks) {
        const ids = [...left]
        const chosen = new Set(
          ids.filter((_, index) => index === pick % ids.length || pick % 3 === 0),
        )
        const given = refundAmount(state, chosen)
        expect(given).toBeGreaterThanOrEqual(0)
        back += given
        expect(back).toBeLessThanOrEqual(start.total)
        for (const id of chosen) left.delete(id)
        state = {
          ...state,
          products: state.products.map((one) => ({ ...one, refunded: !left.has(one.id) })),
        }
        if (left.size === 0) break
      }
      expect(back).toBe(start.total)
    }),
  )
})

test('AMB-175: cents left over from sharing the credits go to the largest remainders, of equal ones to the first', () => {
  const line = (id: number, price: number) => ({ id, price, taxAmount: 0, refunded: false })
  const given = (products: RefundableOrder['products'], id: number) => {
    const paid = products.reduce((cents, { price }) => cents + price, 0) - 100
    return refundAmount({ total: paid, credits: 100, products }, new Set([id]))
  }
  const unequal = [line(1, 100), line(2, 200)]
  expect([given(unequal, 1), given(unequal, 2)]).toEqual([67, 133])
  const large = [line(1, 100), line(2, 250)]
  expect([given(large, 1), given(large, 2)]).toEqual([71, 179])
  const equal = [line(3, 100), line(1, 100), line(2, 100)]
  expect([given(equal, 1), given(equal, 2), given(equal, 3)]).toEqual([66, 67, 67])
})

test('AMB-175: products that cost nothing give nothing back', () => {
  const products = [1, 2].map((id) => ({ id, price: 0, taxAmount: 0, refunded: false }))
  expect(refundAmount({ total: 200, credits: 0, products }, new Set([1]))).toBe(0)
})

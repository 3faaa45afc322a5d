import { expect, test } from 'vitest'
import { pickersOf, productIdsOf, withAdditional, withProduct } from './recommendationPickers.ts'

test('RECENG-07, RECENG-08, AMB-76: an emptied picker is dropped, a chosen product replaces, one more is appended', () => {
  let pickers = pickersOf([7, 8, 9])
  pickers = withProduct(pickers, 1, null)
  expect(pickers[1]?.productId).toBe(-1)
  pickers = withProduct(pickers, 0, 5)
  pickers = withAdditional(pickers, 4)
  expect(productIdsOf(pickers)).toEqual([5, 9, 4])
})

test('RECENG-08: a picker keeps its key while others come and move', () => {
  const [first, second] = pickersOf([7, 8])
  if (!first || !second) throw new Error('two pickers')
  const pickers = withAdditional([second, first], 3)
  expect(pickers.map(({ key }) => key)).toEqual([1, 0, 2])
  expect(productIdsOf(withProduct(pickers, 0, 6))).toEqual([8, 6, 3])
})

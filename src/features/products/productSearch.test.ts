import { expect, test } from 'vitest'
import { cleanProductSearch, soldTabOf } from './productSearch.ts'

test('AMB-59, PLUS-01: the address names the tab, the first one by saying nothing', () => {
  expect(cleanProductSearch({ tab: 'promotions', storesQ: 'wyn' })).toEqual({
    tab: 'promotions',
    storesQ: 'wyn',
  })
  for (const tab of ['stores', 'orders', undefined, 7]) {
    expect(soldTabOf({ tab })).toBe('stores')
    expect(cleanProductSearch({ tab })).toEqual({})
  }
})

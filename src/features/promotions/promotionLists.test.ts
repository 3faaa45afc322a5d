import { expect, test } from 'vitest'
import { defineList } from '#ui/table/listState.ts'
import { promotionColumns } from './promotionColumns.tsx'
import { cleanPromotionsSearch, promotionLists } from './promotionLists.ts'

test('PROMO-03, PLUS-01: ID, Name, Type, Starts, Ends, Updated; the address knows them all', () => {
  const headers = promotionColumns.map(({ header }) => header)
  expect(headers).toEqual(['ID', 'Name', 'Type', 'Starts', 'Ends', 'Updated'])
  const { defaults } = defineList({ columns: promotionColumns, sort: { id: 'id', desc: true } })
  for (const [prefix, list] of Object.entries(promotionLists)) {
    expect(list.defaults).toEqual(defaults)
    for (const { id } of promotionColumns)
      expect(list.parse({ [`${prefix}Sort`]: id }).sort).toEqual({ id, desc: false })
  }
})

test('PROMO-03, PROMO-06: every list begins with the newest, ten on a page', () => {
  for (const { defaults } of Object.values(promotionLists)) {
    expect(defaults.sort).toEqual({ id: 'id', desc: true })
    expect(defaults.pageSize).toBe(10)
  }
})

test('PLUS-01: each list has its own place in the address, and what is malformed is left out', () => {
  const search = {
    pastPage: 2,
    upcomingSort: '-starts',
    ongoingSize: 50,
    pastSize: 7,
    sort: 'name',
  }
  expect(cleanPromotionsSearch(search)).toEqual({
    pastPage: 2,
    upcomingSort: '-starts',
    ongoingSize: 50,
  })
})

import { expect, test } from 'vitest'
import { promotionLists } from './promotionColumns.tsx'

test('PROMO-03: ID, Name, Type, Starts, Ends, Updated', () => {
  for (const { columns } of Object.values(promotionLists))
    expect(columns.map(({ header }) => header)).toEqual([
      'ID',
      'Name',
      'Type',
      'Starts',
      'Ends',
      'Updated',
    ])
})

test('PROMO-03, PROMO-06: every list begins with the newest, ten on a page', () => {
  for (const { defaults } of Object.values(promotionLists)) {
    expect(defaults.sort).toEqual({ id: 'id', desc: true })
    expect(defaults.pageSize).toBe(10)
  }
})

test('PLUS-01: each list has its own place in the address, and what is malformed falls back', () => {
  const search = {
    pastPage: 2,
    upcomingSort: '-starts',
    ongoingSize: 50,
    pastSize: 7,
    sort: 'name',
  }
  const { ongoing, upcoming, past } = promotionLists
  expect(past.parse(search)).toEqual({ ...past.defaults, page: 2 })
  expect(upcoming.parse(search).sort).toEqual({ id: 'starts', desc: true })
  expect(ongoing.parse(search).pageSize).toBe(50)
})

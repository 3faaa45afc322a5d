import { expect, test } from 'vitest'
import { archivedList, productsList } from './productColumns.tsx'

test('PROD-01, PROD-02: ID, SKU, Name, Type, by ID ascending', () => {
  const shown = productsList.columns.filter(({ hidden }) => !hidden).map(({ header }) => header)
  expect(shown).toEqual(['ID', 'SKU', 'Name', 'Type'])
  expect(productsList.defaults.sort).toEqual({ id: 'id', desc: false })
})

test('PLUS-01: both lists keep their part of the address', () => {
  const search = { q: 'oat', sort: 'shoe', archivedSort: '-archived' }
  expect(productsList.parse(search)).toEqual({ ...productsList.defaults, q: 'oat' })
  expect(archivedList.parse(search).sort).toEqual({ id: 'archived', desc: true })
})

import { expect, test } from 'vitest'
import { defineList } from '#ui/table/listState.ts'
import { archivedColumns, productColumns } from './productColumns.tsx'
import { archivedList, cleanProductsSearch, productsList } from './productLists.ts'

test('PLUS-01: the address knows the columns of both tables', () => {
  const sort = { id: 'id', desc: false }
  expect(productsList.defaults).toEqual(defineList({ columns: productColumns, sort }).defaults)
  for (const { id } of productColumns)
    expect(productsList.parse({ sort: `-${id}` }).sort).toEqual({ id, desc: true })
  for (const { id } of archivedColumns)
    expect(archivedList.parse({ archivedSort: `-${id}` }).sort).toEqual({ id, desc: true })
})

test('PROD-01, PROD-02: ID, SKU, Name, Type, by ID ascending', () => {
  const shown = productColumns.filter(({ hidden }) => !hidden).map(({ header }) => header)
  expect(shown).toEqual(['ID', 'SKU', 'Name', 'Type'])
  expect(productsList.defaults.sort).toEqual({ id: 'id', desc: false })
})

test('PLUS-01: both tables keep their part of the address, malformed parts fall away', () => {
  expect(
    cleanProductsSearch({ q: 'oat', sort: 'shoe', archivedSort: '-archived', other: 1 }),
  ).toEqual({ q: 'oat', archivedSort: '-archived' })
})

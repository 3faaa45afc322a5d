import { expect, test } from 'vitest'
import { type CellValue, defineColumns } from './columns.ts'
import { indexRows } from './filterRows.ts'

interface Drink {
  id: number
  name: string | null
  price: number | null
}

const columns = defineColumns<Drink>([
  { id: 'id', header: 'ID', value: (row) => row.id },
  { id: 'name', header: 'Name', value: (row) => row.name },
  {
    id: 'price',
    header: 'Price',
    value: (row) => row.price,
    text: (row) => `$${((row.price ?? 0) / 100).toFixed(2)}`,
  },
])
const drinks: Drink[] = [
  { id: 1, name: 'Café Latte 10', price: 495 },
  { id: 2, name: 'cafe latte 9', price: null },
  { id: 3, name: null, price: 350 },
  { id: 4, name: 'Mocha', price: 495 },
]
const index = indexRows(drinks, columns)
const ids = (q: string, id?: string, desc = false) =>
  index.select(q, id ? { id, desc } : null).map((row) => row.id)

test('EMP-03: a search finds the rows that hold all its words, in any column and order', () => {
  expect(ids('latte')).toEqual([1, 2])
  expect(ids('  10   LATTE ')).toEqual([1])
  expect(ids('mocha latte')).toEqual([])
  expect(ids('4.95')).toEqual([1, 4])
})

test('EMP-03: accents do not matter to a search', () => {
  expect(ids('cafe')).toEqual([1, 2])
  expect(ids('café')).toEqual([1, 2])
  expect(ids('é')).toEqual([1, 2])
})

test('EMP-03: texts are ordered as users read them, numbers in them by their value', () => {
  expect(ids('', 'name')).toEqual([2, 1, 4, 3])
})

test('EMP-03: missing values come last in both directions', () => {
  expect(ids('', 'price')).toEqual([3, 1, 4, 2])
  expect(ids('', 'price', true)).toEqual([1, 4, 3, 2])
  expect(ids('', 'name', true)).toEqual([4, 1, 2, 3])
})

test('EMP-03: a column that is not searchable is not searched', () => {
  const hidden = columns.map((column) => ({ ...column, searchable: column.id !== 'price' }))
  expect(indexRows(drinks, hidden).select('4.95', null)).toEqual([])
})

test('EMP-03: texts that differ in case alone stay in the order of the list, in both directions', () => {
  const rows = ['mocha', 'Latte', 'LATTE', 'latte', ''].map((name, id) => ({ id, name, price: 0 }))
  const sorted = (desc: boolean) =>
    indexRows(rows, columns)
      .select('', { id: 'name', desc })
      .map(({ id }) => id)
  expect(sorted(false)).toEqual([1, 2, 3, 0, 4])
  expect(sorted(true)).toEqual([0, 1, 2, 3, 4])
})

const cells = defineColumns<{ cell: CellValue }>([
  { id: 'cell', header: 'Cell', value: (row) => row.cell },
])
const sorted = (...values: CellValue[]) =>
  indexRows(
    values.map((cell) => ({ cell })),
    cells,
  )
    .select('', { id: 'cell', desc: false })
    .map(({ cell }) => cell)

test('EMP-03: numbers among texts are ordered as they are read, flags after their absence', () => {
  expect(sorted('b 2', 10, 'a', 9)).toEqual([9, 10, 'a', 'b 2'])
  expect(sorted(true, false, true)).toEqual([false, true, true])
  expect(sorted(Number.NaN, 2, 1)).toEqual([1, 2, Number.NaN])
})

test('EMP-03: what a search finds is in the chosen order', () => {
  expect(ids('latte', 'id', true)).toEqual([2, 1])
  expect(ids('4.95', 'name', true)).toEqual([4, 1])
})

test('EMP-03: a word of a search stands in one column', () => {
  expect(ids('1cafe')).toEqual([])
})

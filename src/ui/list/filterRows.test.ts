import { expect, test } from 'vitest'
import { defineColumns } from './columns.ts'
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
})

test('EMP-03: texts are ordered as people read them, numbers in them by their value', () => {
  expect(ids('', 'name')).toEqual([2, 1, 4, 3])
})

test('EMP-03: missing values come last in both directions', () => {
  expect(ids('', 'price')).toEqual([3, 1, 4, 2])
  expect(ids('', 'price', true)).toEqual([1, 4, 3, 2])
  expect(ids('', 'name', true)).toEqual([4, 1, 2, 3])
})

test('EMP-03: an unsearched list in its own order is handed on as it is', () => {
  expect(index.select('', null)).toBe(drinks)
})

test('PLUS-02: texts are prepared in pieces and searches do not depend on it', () => {
  const cold = indexRows([...drinks], columns)
  let steps = 2
  expect(cold.warm(() => steps-- > 0)).toBe(false)
  expect(cold.select('mocha', null)).toHaveLength(1)
  expect(cold.warm(() => true)).toBe(true)
})

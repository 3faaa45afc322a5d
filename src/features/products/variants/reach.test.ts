import { expect, test } from 'vitest'
import {
  headlinesSentence,
  menusSentence,
  promotionsSentence,
  recommendationsSentence,
  storesSentence,
} from './reach.ts'

test('VAR-13: of many names the first are told, and how many there are besides', () => {
  expect(menusSentence(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
    'The product is on the menus A, B, C, D and 2 more.',
  )
})

test('VAR-13: stores, menus and promotions are named', () => {
  expect(storesSentence(0)).toBe('No store sells the product.')
  expect(storesSentence(1)).toBe('1 store sells the product.')
  expect(storesSentence(12)).toBe('12 stores sell the product.')
  expect(menusSentence([])).toBe('The product is on no menu.')
  expect(menusSentence(['All Day'])).toBe('The product is on the menu All Day.')
  expect(menusSentence(['All Day', 'Breakfast'])).toBe(
    'The product is on the menus All Day and Breakfast.',
  )
  expect(promotionsSentence([])).toBeNull()
  expect(promotionsSentence(['Happy Hour'])).toBe('The product triggers the promotion Happy Hour.')
  expect(headlinesSentence([])).toBeNull()
  expect(headlinesSentence(['New'])).toBe('The product is put forward: “New”.')
})

test('VAR-13, RECENG-11: the products it is recommended after are named', () => {
  const row = (id: number, product_id: number, ...recommended_product_ids: number[]) => ({
    id,
    product_id,
    recommended_product_ids,
    sort_order: id,
  })
  const names = new Map([
    [2, 'House Latte'],
    [3, 'Mocha'],
  ])
  const told = (...rows: ReturnType<typeof row>[]) =>
    recommendationsSentence(1, rows, (id) => names.get(id) ?? '')
  expect(told(row(1, 2, 3))).toBeNull()
  expect(told(row(1, 1))).toBeNull()
  expect(told(row(1, 2, 9, 1), row(2, 3, 1))).toBe(
    'The product is recommended after House Latte and Mocha.',
  )
  expect(told(row(1, 2, 1), row(2, 1, 3))).toBe(
    'The product is recommended after House Latte and has recommendations of its own.',
  )
})

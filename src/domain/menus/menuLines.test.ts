import { expect, test } from 'vitest'
import {
  landingOfLine,
  linesOf,
  moveOfLine,
  positionTextOf,
  stepOfLine,
  takerOfLine,
} from './menuLines.ts'

const category = {
  id: 1,
  children: [
    { id: 11, products: [42, 43] },
    { id: 12, products: [45, 46] },
    { id: 13, products: [] },
  ],
}
const shown = (open: readonly number[]) => linesOf(category.children, new Set(open))
const move = (open: readonly number[], from: number, to: number) =>
  moveOfLine(category, shown(open), from, to)

test('MENU-03: the products of an expanded subcategory stand below it', () => {
  expect(shown([]).map(({ id }) => id)).toEqual([11, 12, 13])
  expect(shown([11]).map(({ kind, id, of }) => `${kind} ${id} of ${of}`)).toEqual([
    'subcategory 11 of 11',
    'product 42 of 11',
    'product 43 of 11',
    'subcategory 12 of 12',
    'subcategory 13 of 13',
  ])
})

test('MENU-03, MENU-04: a product is put where its line was dropped', () => {
  const product = { kind: 'moveProduct', id: 42, from: 11 }
  expect(move([11, 12], 1, 2)).toEqual({ ...product, to: 11, after: 43, before: null })
  expect(move([11, 12], 1, 3)).toEqual({ ...product, to: 12, after: null, before: 45 })
  expect(move([11, 12], 1, 4)).toEqual({ ...product, to: 12, after: 45, before: 46 })
  expect(move([11, 12], 1, 6)).toEqual({ ...product, to: 13, after: null, before: null })
  expect(move([11, 12], 2, 0)).toEqual({ ...product, id: 43, to: 11, after: null, before: 42 })
})

test('MENU-03, MENU-04: a collapsed subcategory takes a product at its end', () => {
  expect(move([11], 1, 3)).toEqual({
    ...{ kind: 'moveProduct', id: 42, from: 11, to: 12 },
    ...{ after: 46, before: null },
  })
  const upwards = {
    ...{ kind: 'moveProduct', id: 45, from: 12, to: 11 },
    ...{ after: 43, before: null },
  }
  expect(move([12], 2, 1)).toEqual(upwards)
  expect(move([12], 2, 0)).toEqual(upwards)
})

test('MENU-03, MENU-04: a product lands in the collapsed subcategory that it is carried over, upwards too', () => {
  const children = [11, 12, 13].map((id) => ({ id, products: [id * 10] }))
  const lines = linesOf(children, new Set([13]))
  const to = (over: number) => moveOfLine({ id: 1, children }, lines, 3, over)
  const product = { kind: 'moveProduct', id: 130, from: 13, before: null }
  expect(to(1)).toEqual({ ...product, to: 12, after: 120 })
  expect(to(0)).toEqual({ ...product, to: 11, after: 110 })
  expect([0, 1, 2, 3].map((over) => landingOfLine(lines, 3, over))).toEqual([1, 2, 2, 3])
  expect([3, 2, 1, 0].map((at) => stepOfLine(lines, 3, at, -1))).toEqual([2, 0, 0, -1])
})

test('MENU-03, MENU-04: a subcategory moves once another one is passed, never among products', () => {
  const moved = { kind: 'moveSubcategory', to: 1 }
  expect(move([], 0, 1)).toEqual({ ...moved, id: 11, after: 12, before: 13 })
  expect(move([], 2, 0)).toEqual({ ...moved, id: 13, after: null, before: 11 })
  const behindNext = { ...moved, id: 11, after: 12, before: 13 }
  expect([1, 2, 3, 4, 5, 6].map((to) => move([11, 12], 0, to))).toEqual([
    ...[null, null, behindNext, behindNext, behindNext],
    { ...moved, id: 11, after: 13, before: null },
  ])
  expect([2, 1, 0].map((to) => move([11, 12], 3, to))).toEqual([
    ...[null, null, { ...moved, id: 12, after: null, before: 11 }],
  ])
})

test('MENU-03: a carried subcategory lands beside the whole block of another one, a product at the line that it is over', () => {
  const lines = shown([11, 12])
  const landings = (from: number) => lines.map((_, over) => landingOfLine(lines, from, over))
  expect(landings(0)).toEqual([0, 0, 0, 5, 5, 5, 6])
  expect(landings(3)).toEqual([0, 3, 3, 3, 3, 3, 6])
  expect(landings(6)).toEqual([0, 3, 3, 3, 6, 6, 6])
  expect(landings(2)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const from of lines.keys())
    for (const over of lines.keys())
      expect(move([11, 12], from, landingOfLine(lines, from, over))).toEqual(
        move([11, 12], from, over),
      )
})

test('MENU-03, MENU-04: a step takes a subcategory past the next one, and a product to the next line', () => {
  const lines = shown([11, 12])
  expect(stepOfLine(lines, 0, 0, 1)).toBe(5)
  expect(stepOfLine(lines, 0, 5, 1)).toBe(6)
  expect(stepOfLine(lines, 0, 6, -1)).toBe(5)
  expect(stepOfLine(lines, 0, 5, -1)).toBe(0)
  expect(stepOfLine(lines, 6, 6, -1)).toBe(3)
  expect(stepOfLine(lines, 3, 3, -1)).toBe(0)
  expect([stepOfLine(lines, 0, 0, -1), stepOfLine(lines, 6, 6, 1)]).toEqual([-1, 7])
  expect([stepOfLine(lines, 2, 2, 1), stepOfLine(lines, 2, 3, 1)]).toEqual([3, 4])
})

test('MENU-03, MENU-04: the heading that takes a carried product is that of the subcategory in which the product lands', () => {
  for (const open of [[11], [12], [11, 12]]) {
    const lines = shown(open)
    for (const [from, { kind }] of lines.entries())
      for (const over of lines.keys()) {
        const taker = takerOfLine(lines, from, over)
        const change = move(open, from, over)
        if (kind === 'subcategory') expect(taker).toBe(-1)
        else {
          expect(lines[taker]?.kind).toBe('subcategory')
          const to = change?.kind === 'moveProduct' ? change.to : lines[from]?.of
          expect(lines[taker]?.id).toBe(to)
        }
      }
  }
})

test('MENU-04: a product that two subcategories hold moves to the other one, at its spot', () => {
  const both = {
    id: 1,
    children: [
      { id: 11, products: [42, 43] },
      { id: 12, products: [42, 45] },
    ],
  }
  const lines = linesOf(both.children, new Set([11, 12]))
  const product = { kind: 'moveProduct', id: 42, from: 11, to: 12 }
  expect(moveOfLine(both, lines, 1, 3)).toEqual({ ...product, after: null, before: 42 })
  expect(moveOfLine(both, lines, 1, 5)).toEqual({ ...product, after: 45, before: null })
})

test('MENU-04: what stays where it is changes nothing', () => {
  expect(move([11], 1, 1)).toBeNull()
  expect(move([11], 0, 0)).toBeNull()
  expect(move([11], 1, 0)).toBeNull()
  expect(move([11], 9, 0)).toBeNull()
  expect(move([11], 0, 9)).toBeNull()
})

test('MENU-03: where a line stands once it is moved, in the words of the menu', () => {
  const category = {
    ...{ id: 1, name: 'Drinks' },
    children: [
      { id: 10, name: 'Espresso', products: [1, 2] },
      { id: 11, name: 'Tea', products: [3] },
    ],
  }
  const lines = linesOf(category.children, new Set([10, 11]))
  const place = (from: number, to: number) => positionTextOf(category, lines, from, to)
  expect(place(0, 0)).toBe('1 of 2 in Drinks')
  expect([1, 2, 3, 4].map((to) => place(0, to))).toEqual([
    ...['1 of 2 in Drinks', '1 of 2 in Drinks', '2 of 2 in Drinks', '2 of 2 in Drinks'],
  ])
  expect([2, 1, 0].map((to) => place(3, to))).toEqual([
    ...['2 of 2 in Drinks', '2 of 2 in Drinks', '1 of 2 in Drinks'],
  ])
  expect(place(1, 1)).toBe('1 of 2 in Espresso')
  expect(place(1, 2)).toBe('2 of 2 in Espresso')
  expect(place(1, 4)).toBe('2 of 2 in Tea')
})

import { expect, test } from 'vitest'
import { changedMenu, holderOf, type MenuChange, spotAt, wayBack } from './menuTree.ts'

/** A tree with members and a level that are not known here. */
const tree = () => [
  {
    id: 1,
    name: 'Drinks',
    parent_id: null,
    colour: 'brown',
    children: [
      { id: 11, name: 'Espresso', products: [42, 43, 51], children: [{ id: 111 }] },
      { id: 12, name: 'Brewed', products: [45], icon: 'cup' },
    ],
  },
  { id: 2, name: 'Bakery', parent_id: null, children: [{ id: 21, name: 'Bread', products: [64] }] },
]
const changed = (change: MenuChange) => {
  const before = tree()
  const after = changedMenu(before, change)
  expect(before).toEqual(tree())
  return after
}
const products = (change: MenuChange) =>
  changed(change)?.map(({ children }) => children.map((one) => one.products))
const end = { after: null, before: null }

test('MENU-04: a product moves within its subcategory and to others, in other categories too', () => {
  const move = { kind: 'moveProduct', id: 42, from: 11 } as const
  expect(products({ ...move, to: 11, after: 43, before: 51 })).toEqual([
    [[43, 42, 51], [45]],
    [[64]],
  ])
  expect(products({ ...move, to: 12, after: null, before: 45 })).toEqual([
    [
      [43, 51],
      [42, 45],
    ],
    [[64]],
  ])
  expect(products({ ...move, to: 21, ...end })).toEqual([[[43, 51], [45]], [[64, 42]]])
})

test('MENU-04: a spot is found by either neighbour; without both it is the end', () => {
  const move = { kind: 'moveProduct', id: 45, from: 12, to: 11 } as const
  expect(products({ ...move, after: 999, before: 43 })?.[0]?.[0]).toEqual([42, 45, 43, 51])
  expect(products({ ...move, after: 43, before: 999 })?.[0]?.[0]).toEqual([42, 43, 45, 51])
  expect(products({ ...move, after: 999, before: 998 })?.[0]?.[0]).toEqual([42, 43, 51, 45])
  expect(spotAt([1, 2, 3], 0)).toEqual({ after: null, before: 1 })
  expect(spotAt([1, 2, 3], 2)).toEqual({ after: 2, before: 3 })
  expect(spotAt([1, 2, 3], 3)).toEqual({ after: 3, before: null })
})

test('MENU-04: a subcategory moves within its category and to another one', () => {
  const ids = (change: MenuChange) =>
    changed(change)?.map(({ children }) => children.map(({ id }) => id))
  const move = { kind: 'moveSubcategory', id: 12 } as const
  expect(ids({ ...move, to: 1, after: null, before: 11 })).toEqual([[12, 11], [21]])
  expect(ids({ ...move, to: 2, ...end })).toEqual([[11], [21, 12]])
})

test('AMB-137: products are added once and removed, categories of both levels are renamed', () => {
  const add = { kind: 'addProduct', to: 11, ...end } as const
  expect(products({ ...add, id: 70 })?.[0]?.[0]).toEqual([42, 43, 51, 70])
  expect(products({ ...add, id: 43 })?.[0]?.[0]).toEqual([42, 43, 51])
  expect(products({ kind: 'removeProduct', from: 11, id: 43 })?.[0]?.[0]).toEqual([42, 51])
  const names = (change: MenuChange) =>
    changed(change)?.map(({ name, children }) => [name, ...children.map((one) => one.name)])
  expect(names({ kind: 'rename', id: 2, name: 'Bakes', was: '' })).toEqual([
    ['Drinks', 'Espresso', 'Brewed'],
    ['Bakes', 'Bread'],
  ])
  expect(names({ kind: 'rename', id: 11, name: 'Shots', was: '' })).toEqual([
    ['Drinks', 'Shots', 'Brewed'],
    ['Bakery', 'Bread'],
  ])
})

test('API-128: members and levels that are not known stay as they are', () => {
  const after = changed({ kind: 'moveProduct', id: 42, from: 11, to: 12, ...end })
  expect(after?.[0]).toEqual({
    id: 1,
    name: 'Drinks',
    parent_id: null,
    colour: 'brown',
    children: [
      { id: 11, name: 'Espresso', products: [43, 51], children: [{ id: 111 }] },
      { id: 12, name: 'Brewed', products: [45, 42], icon: 'cup' },
    ],
  })
})

test('MENU-04: a change of what somebody else has removed is none', () => {
  const changes: MenuChange[] = [
    { kind: 'moveProduct', id: 99, from: 11, to: 12, ...end },
    { kind: 'moveProduct', id: 42, from: 99, to: 12, ...end },
    { kind: 'moveProduct', id: 42, from: 11, to: 99, ...end },
    { kind: 'moveSubcategory', id: 99, to: 1, ...end },
    { kind: 'moveSubcategory', id: 11, to: 99, ...end },
    { kind: 'addProduct', to: 99, id: 1, ...end },
    { kind: 'removeProduct', from: 11, id: 99 },
    { kind: 'removeProduct', from: 99, id: 42 },
    { kind: 'rename', id: 99, name: 'x', was: '' },
  ]
  for (const change of changes) expect(changed(change)).toBeNull()
})

test('MENU-04: categories move before others, and one that is gone does not', () => {
  const order = (change: MenuChange) => changedMenu(tree(), change)?.map(({ id }) => id)
  const spot = { after: 2, before: null }
  expect(order({ kind: 'moveCategory', id: 1, ...spot })).toEqual([2, 1])
  expect(order({ kind: 'moveCategory', id: 9, ...spot })).toBeUndefined()
})

test('MENU-04: the subcategory that holds a product already is named', () => {
  const move = { kind: 'moveProduct', id: 42, from: 11, to: 12, ...spotAt([45], 1) } as const
  const holding = tree().map((category) => ({
    ...category,
    children: category.children.map((child) => ({ ...child, products: [42] })),
  }))
  expect(holderOf(holding, move)?.name).toBe('Brewed')
  expect(holderOf(tree(), move)).toBeUndefined()
  expect(holderOf(holding, { ...move, to: 11 })).toBeUndefined()
  expect(holderOf(holding, { ...move, kind: 'addProduct' })).toBeUndefined()
})

test('MENU-04: what was removed or moved away goes back to its place, also in a tree that somebody else changed since', () => {
  const gone: MenuChange[] = [
    { kind: 'removeProduct', from: 11, id: 42 },
    { kind: 'removeProduct', from: 11, id: 51 },
    { kind: 'moveProduct', id: 43, from: 11, to: 21, ...end },
    { kind: 'moveSubcategory', id: 11, to: 2, ...end },
    { kind: 'moveSubcategory', id: 12, to: 2, after: null, before: 21 },
    { kind: 'removeProduct', from: 21, id: 64 },
    { kind: 'moveProduct', id: 45, from: 12, to: 11, ...end },
    { kind: 'moveSubcategory', id: 21, to: 1, ...end },
  ]
  for (const change of gone) {
    const back = wayBack(tree(), change)
    expect(back && changedMenu(changed(change) ?? [], back)).toEqual(tree())
  }
  const [remove = null] = gone
  const back = remove && wayBack(tree(), remove)
  const since = changedMenu(tree(), { kind: 'moveProduct', id: 43, from: 11, to: 12, ...end })
  const without = remove && changedMenu(since ?? [], remove)
  expect(back && changedMenu(without ?? [], back)?.[0]?.children[0]?.products).toEqual([51, 42])
  expect(wayBack(tree(), { kind: 'rename', id: 11, name: 'x', was: '' })).toBeUndefined()
})

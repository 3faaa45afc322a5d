import { expect, test } from 'vitest'
import {
  newestFirst,
  sortedById,
  sortedByMoment,
  sortedByName,
  sortedByOwnName,
} from './sorting.ts'

const nameOf = ({ name }: { name: string }) => name

test('SHELL-44: a client list is ordered by name as users read it, the same names by id', () => {
  const list = [
    { id: 4, name: 'zoo' },
    { id: 3, name: 'Éclair' },
    { id: 2, name: 'store 10' },
    { id: 9, name: 'eclair' },
    { id: 1, name: 'Store 9' },
  ]
  expect(sortedByName(list, nameOf).map(({ id }) => id)).toEqual([3, 9, 1, 2, 4])
  expect(list[0]?.id).toBe(4)
})

test('SHELL-44: a short list of plain words has the order that a long one has', () => {
  const names = ['Oat Milk', 'oat', 'Honey', 'Oatmeal', 'cinnamon', 'Light Ice', 'light', '']
  const list = names.map((name, id) => ({ id, name }))
  const others = Array.from({ length: 40 }, (_, id) => ({ id: 100 + id, name: `zz ${id}` }))
  const long = sortedByName([...list, ...others], nameOf).slice(0, list.length)
  expect(sortedByName(list, nameOf)).toEqual(long)
})

test('SHELL-44: the same names stand by id, whatever their case, in plain words and in others', () => {
  const ids = (...names: string[]) =>
    sortedByOwnName(names.map((name, at) => ({ id: [2, 3, 1, 4][at] ?? 5, name }))).map(
      ({ id }) => id,
    )
  expect(ids('oat', 'Oat', 'OAT')).toEqual([1, 2, 3])
  expect(ids('12 oz', '12 OZ', '12 oz')).toEqual([1, 2, 3])
  expect(ids('oat', 'soy', 'oat', 'almond')).toEqual([4, 1, 2, 3])
  expect(ids('nut', 'oat', 'pea')).toEqual([2, 3, 1])
})

test('SHELL-44: names of digits alone stand by their value', () => {
  const list = ['10', '9', '100'].map((name, id) => ({ id, name }))
  expect(sortedByOwnName(list).map(({ name }) => name)).toEqual(['9', '10', '100'])
})

test('records stand in the order in which they were made, and the given list stays as it is', () => {
  const rows = [{ id: 10 }, { id: 9 }, { id: 11 }, { id: 1 }]
  expect(sortedById(rows)).toEqual([{ id: 1 }, { id: 9 }, { id: 10 }, { id: 11 }])
  expect(rows[0]).toEqual({ id: 10 })
})

const changes = [
  { id: 1, at: '2026-03-04T17:05:00.000Z' },
  { id: 2, at: '2026-03-04T17:04:00Z' },
  { id: 3, at: '2026-03-04T09:06:00-08:00' },
  { id: 4, at: '2026-03-04T17:04:00.000Z' },
]
const at = (change: { at: string }) => change.at
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('ORD-30: changes stand by their moment, however it is written, and those of one moment as they came', () => {
  expect(ids(newestFirst(changes, at))).toEqual([3, 1, 2, 4])
  expect(ids(sortedByMoment(changes, at))).toEqual([2, 4, 1, 3])
})

test('AMB-176: a change without a moment counts as the oldest', () => {
  expect(ids(newestFirst([{ id: 5, at: '' }, ...changes], at)).at(-1)).toBe(5)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appended,
  bySortOrder,
  indexed,
  type Move,
  moved,
  movedTo,
  moveOf,
  offPosition,
  type Positioned,
  positioned,
  repositioned,
  sortOrderAfter,
  sortOrderBefore,
  swapped,
  withMove,
} from './ordering.ts'

const orders = fc.integer({ min: 0, max: 6 })
const rows = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), orders), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .map((pairs) => pairs.map(([id, sort_order]) => ({ id, sort_order })))

/** The ids in order, once the changes are saved. */
function idsAfter(list: readonly Positioned[], changes: readonly Positioned[]): number[] {
  const changed = new Map(changes.map((change) => [change.id, change]))
  return list
    .map((row) => changed.get(row.id) ?? row)
    .sort(bySortOrder)
    .map((row) => row.id)
}

test('VAR-07: moving an item keeps the others in their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const from = a % list.length
      const to = b % list.length
      const result = moved(list, from, to)
      expect(result[to]).toBe(list[from])
      const others = (of: number[]) => of.filter((item) => item !== list[from])
      expect(others(result)).toEqual(others(list))
      expect(moved(result, to, from)).toEqual(list)
    }),
  )
})

test('VAR-07, RECENG-10: saving what is off its position gives every row its index', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const changes = offPosition(list)
      expect(idsAfter(list, changes)).toEqual(list.map((row) => row.id))
      expect(offPosition(list.map(({ id }, sort_order) => ({ id, sort_order })))).toEqual([])
    }),
  )
})

test('VAR-07, RECPROD-08: a row put at a place stands there, and the others keep their order', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat({ max: 12 }), (list, pick, place) => {
      fc.pre(list.length > 0)
      const row = list[pick % list.length]
      if (!row) return
      const sorted = [...list].sort(bySortOrder).map(({ id }) => id)
      const to = Math.min(place, list.length - 1)
      const changes = movedTo(list, row.id, place)
      const wanted = moved(sorted, sorted.indexOf(row.id), to)
      expect(idsAfter(list, changes)).toEqual(wanted)
      const placed = positioned(list, { ...row, sort_order: to })
      expect(placed).toEqual(wanted.map((id, sort_order) => ({ id, sort_order })))
    }),
  )
})

test('RECPROD-07, RECPROD-08: moving past the neighbour does so, whatever the numbers, never below 0', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.constantFrom(-1, 1), (list, pick, step) => {
      fc.pre(list.length > 0)
      const sorted = [...list].sort(bySortOrder)
      const from = pick % sorted.length
      const move = moveOf(sorted, from, from + step)
      const changes = move ? swapped(list, move) : []
      expect(idsAfter(list, changes)).toEqual(moved(sorted, from, from + step).map(({ id }) => id))
      for (const change of changes) expect(change.sort_order).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('RECPROD-08: a list that somebody else has changed meanwhile keeps that change', () => {
  const placed = (...ids: number[]) => ids.map((id, sort_order) => ({ id, sort_order }))
  const after = (ids: number[], move: Move) =>
    idsAfter(placed(...ids), swapped(placed(...ids), move))
  const up = { id: 3, after: 1, before: 2 }
  expect(after([1, 2, 4, 3], up), 'a row came between them').toEqual([1, 3, 2, 4])
  expect(after([1, 3, 2], up), 'it is past it already').toEqual([1, 3, 2])
  expect(after([1, 4, 3], up), 'the neighbour has gone').toEqual([1, 3, 4])
  expect(after([1, 2], up), 'it has gone itself').toEqual([1, 2])
  const down = { id: 1, after: 2, before: 3 }
  expect(after([1, 4, 2, 5], down)).toEqual([4, 2, 1, 5])
  expect(after([2, 1], down)).toEqual([2, 1])
})

test('VAR-07: the move of one row leads to the same order', () => {
  const list = [1, 2, 3, 4, 5].map((id) => ({ id }))
  for (let from = 0; from < list.length; from += 1)
    for (let to = 0; to < list.length; to += 1) {
      const move = moveOf(list, from, to)
      if (from === to) expect(move).toBeNull()
      else expect(move && withMove(list, move)).toEqual(moved(list, from, to))
    }
})

test('VAR-07: a move keeps what others have done to the list meanwhile', () => {
  const move = { id: 1, after: 3, before: 4 }
  const after = (ids: number[], what: Move = move) =>
    withMove(
      ids.map((id) => ({ id })),
      what,
    ).map(({ id }) => id)
  expect(after([5, 4, 1, 6])).toEqual([5, 1, 4, 6])
  expect(after([1, 3, 5]), 'the one below has gone').toEqual([3, 1, 5])
  expect(after([1, 5]), 'both have gone').toEqual([5, 1])
  const last = { id: 1, after: 3, before: null }
  expect(after([1, 3, 9], last), 'somebody has added a row below the last one').toEqual([3, 1, 9])
  expect(after([4, 5]), 'it has gone itself').toEqual([4, 5])
})

test('VAR-07, RECENG-10: what is saved for a move gives every row its index', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(), (list, a, b) => {
      fc.pre(list.length > 1)
      const sorted = [...list].sort(bySortOrder)
      const move = moveOf(sorted, a % list.length, b % list.length)
      if (!move) return
      const wanted = repositioned(list, move)
      expect(wanted.map(({ sort_order }) => sort_order)).toEqual(list.map((_, index) => index))
      expect(idsAfter(list, indexed(list, move))).toEqual(wanted.map(({ id }) => id))
    }),
  )
})

test('RECENG-09: a new row comes before all others, with 0 where there is none', () => {
  expect(sortOrderBefore([])).toBe(0)
  expect(sortOrderBefore([{ sort_order: 0 }, { sort_order: 3 }])).toBe(-1)
  expect(sortOrderBefore([{ sort_order: -2_147_483_648 }])).toBe(-2_147_483_648)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1 }), (numbers) => {
      const made = sortOrderBefore(numbers.map((sort_order) => ({ sort_order })))
      expect(made).toBe(Math.min(...numbers) - 1)
    }),
  )
})

test('VAR-07: a row at the end comes after all others, from 0', () => {
  expect(sortOrderAfter([])).toBe(0)
  expect(sortOrderAfter([{ sort_order: 4 }, { sort_order: 1 }])).toBe(5)
  expect(sortOrderAfter([{ sort_order: 2_147_483_647 }])).toBe(2_147_483_647)
})

test('AMB-64: items put after rows keep their order', () => {
  expect(appended([{ sort_order: 4 }], [{ id: 8 }, { id: 2 }])).toEqual([
    { id: 8, sort_order: 5 },
    { id: 2, sort_order: 6 },
  ])
  fc.assert(
    fc.property(rows, fc.uniqueArray(fc.integer({ min: 100, max: 120 })), (list, ids) => {
      const added = appended(
        list,
        ids.map((id) => ({ id })),
      )
      const sorted = [...list].sort(bySortOrder).map((row) => row.id)
      expect(idsAfter([...list, ...added], [])).toEqual([...sorted, ...ids])
    }),
  )
})

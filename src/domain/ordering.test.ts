import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bySortOrder,
  misplaced,
  moved,
  type Placed,
  placedAfter,
  placedAt,
  placedByIndex,
  sortOrderAfter,
  sortOrderBefore,
  swappedWithNeighbour,
  withPlaced,
} from './ordering.ts'

const orders = fc.integer({ min: 0, max: 6 })
const rows = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), orders), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .map((pairs) => pairs.map(([id, sort_order]) => ({ id, sort_order })))

/** The ids in order, once the changes are saved. */
function idsAfter(list: readonly Placed[], changes: readonly Placed[]): number[] {
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

test('VAR-07: a position outside the list moves nothing', () => {
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], -1, 0)).toEqual(['a', 'b'])
  expect(moved([], 0, 0)).toEqual([])
})

test('VAR-07, RECENG-10: saving what is misplaced gives every row its index', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const changes = misplaced(list)
      expect(idsAfter(list, changes)).toEqual(list.map((row) => row.id))
      expect(misplaced(placedByIndex(list))).toEqual([])
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
      const changes = placedAt(list, row.id, place)
      const wanted = moved(sorted, sorted.indexOf(row.id), to)
      expect(idsAfter(list, changes)).toEqual(wanted)
      const placed = withPlaced(list, { ...row, sort_order: to })
      expect(placed).toEqual(wanted.map((id, sort_order) => ({ id, sort_order })))
    }),
  )
})

test('RECPROD-08: a row and its neighbour swap their sort_order', () => {
  const list = [
    { id: 4, sort_order: 0 },
    { id: 2, sort_order: 3 },
    { id: 9, sort_order: 7 },
  ]
  expect(swappedWithNeighbour(list, 2, 'down')).toEqual([
    { id: 2, sort_order: 7 },
    { id: 9, sort_order: 3 },
  ])
})

test('RECPROD-07, RECPROD-08: moving past the neighbour does so, whatever the numbers, never below 0', () => {
  fc.assert(
    fc.property(
      rows,
      fc.nat(),
      fc.constantFrom('up' as const, 'down' as const),
      (list, pick, direction) => {
        fc.pre(list.length > 0)
        const sorted = [...list].sort(bySortOrder)
        const from = pick % sorted.length
        const to = direction === 'up' ? from - 1 : from + 1
        const row = sorted[from]
        const changes = swappedWithNeighbour(list, row?.id ?? 0, direction)
        expect(idsAfter(list, changes)).toEqual(moved(sorted, from, to).map(({ id }) => id))
        for (const change of changes) expect(change.sort_order).toBeGreaterThanOrEqual(0)
      },
    ),
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
  expect(placedAfter([{ sort_order: 4 }], [{ id: 8 }, { id: 2 }])).toEqual([
    { id: 8, sort_order: 5 },
    { id: 2, sort_order: 6 },
  ])
  fc.assert(
    fc.property(rows, fc.uniqueArray(fc.integer({ min: 100, max: 120 })), (list, ids) => {
      const added = placedAfter(
        list,
        ids.map((id) => ({ id })),
      )
      const sorted = [...list].sort(bySortOrder).map((row) => row.id)
      expect(idsAfter([...list, ...added], [])).toEqual([...sorted, ...ids])
    }),
  )
})

import { expect, test } from 'vitest'
import type { Placed } from './ordering.ts'
import { pastNeighbour, placesPast } from './pastNeighbour.ts'

const list = (...ids: number[]): Placed[] => ids.map((id, sort_order) => ({ id, sort_order }))

/** The ids in order, once what has to be saved is saved. */
function after(rows: readonly Placed[], changes: readonly Placed[]): number[] {
  const places = new Map([...rows, ...changes].map(({ id, sort_order }) => [id, sort_order]))
  return [...places].sort(([, one], [, other]) => one - other).map(([id]) => id)
}

test('RECPROD-07: the first row has nothing above it, the last one nothing below it', () => {
  expect(pastNeighbour(list(1, 2), 1, 'up')).toBeNull()
  expect(pastNeighbour(list(1, 2), 2, 'down')).toBeNull()
  expect(pastNeighbour(list(1, 2), 9, 'up')).toBeNull()
})

test('RECPROD-08, AMB-79: a row and its neighbour swap, two rows are saved', () => {
  const step = pastNeighbour(list(1, 2, 3), 3, 'up')
  expect(step).toEqual({ id: 3, direction: 'up', neighbour: 2 })
  expect(step && placesPast(list(1, 2, 3), step)).toEqual([
    { id: 3, sort_order: 1 },
    { id: 2, sort_order: 2 },
  ])
})

test('RECPROD-08: a list that somebody else has changed meanwhile keeps that change', () => {
  const up = { id: 3, direction: 'up', neighbour: 2 } as const
  const down = { id: 1, direction: 'down', neighbour: 2 } as const
  const after3 = (...ids: number[]) => after(list(...ids), placesPast(list(...ids), up))
  const after1 = (...ids: number[]) => after(list(...ids), placesPast(list(...ids), down))
  expect(after3(1, 2, 4, 3), 'a row came between them').toEqual([1, 3, 2, 4])
  expect(after3(3, 1, 2), 'it is past it already').toEqual([3, 1, 2])
  expect(after3(1, 4, 3), 'the neighbour has gone').toEqual([1, 3, 4])
  expect(after3(1, 2), 'it has gone itself').toEqual([1, 2])
  expect(after1(1, 4, 2, 5)).toEqual([4, 2, 1, 5])
  expect(after1(2, 1)).toEqual([2, 1])
})

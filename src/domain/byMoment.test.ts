import { expect, test } from 'vitest'
import { newestFirst, sortedByMoment } from './byMoment.ts'

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

import { expect, test } from 'vitest'
import { bySortOrder } from '#domain/ordering.ts'
import { saveMove } from './saveMove.ts'

const ids = (rows: readonly { id: number; sort_order: number }[]) =>
  [...rows].sort(bySortOrder).map(({ id }) => id)

function server(order: readonly number[]) {
  const rows = new Map(order.map((id, sort_order) => [id, { id, sort_order }]))
  let refusedAt = Number.POSITIVE_INFINITY
  let calls = 0
  return {
    rows: () => [...rows.values()],
    refuse: (call: number) => {
      refusedAt = call
    },
    steps: {
      read: async () => [...rows.values()],
      save: async ({ id }: { id: number }, sort_order: number) => {
        calls += 1
        if (calls === refusedAt) throw new Error('Not now.')
        rows.set(id, { id, sort_order })
      },
    },
  }
}

test('VAR-07: a move writes the index of every row that has another one', async () => {
  const { steps, rows } = server([1, 2, 3, 4, 5])
  await saveMove(steps, { id: 5, before: 1 })
  expect(ids(rows())).toEqual([5, 1, 2, 3, 4])
  expect(rows().map(({ sort_order }) => sort_order)).toEqual([1, 2, 3, 4, 0])
})

test('VAR-07: when the third of five is refused, the first two are put back', async () => {
  const { steps, rows, refuse } = server([1, 2, 3, 4, 5])
  refuse(3)
  await expect(saveMove(steps, { id: 5, before: 1 })).rejects.toThrow('Not now.')
  expect(ids(rows())).toEqual([1, 2, 3, 4, 5])
  expect(rows().map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3, 4])
})

test('VAR-07: rows that share a sort_order each get one of their own', async () => {
  const { steps, rows } = server([])
  for (const id of [1, 2, 3]) await steps.save({ id }, 0)
  await saveMove(steps, { id: 3, before: 2 })
  expect(ids(rows())).toEqual([1, 3, 2])
  expect(new Set(rows().map(({ sort_order }) => sort_order)).size).toBe(3)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bySortOrder, moved, movedTo, moveOf, withMove } from '#domain/ordering.ts'
import { saveMove } from './saveMove.ts'

const ids = (rows: readonly { id: number; sort_order: number }[]) =>
  [...rows].sort(bySortOrder).map(({ id }) => id)

/** A server that makes room for a row that is moved, or one that just writes its number. */
function server(order: readonly number[], { makesRoom = false } = {}) {
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
        const places = makesRoom
          ? movedTo([...rows.values()], id, sort_order)
          : [{ id, sort_order }]
        for (const place of places) rows.set(place.id, place)
      },
    },
  }
}

const shown = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 7 })
const known = (order: readonly number[]) => order.map((id) => ({ id }))

test('VAR-07: every move is saved, and taken back whole when a call is refused, by any kind of server', async () => {
  await fc.assert(
    fc.asyncProperty(
      shown,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      async (order, from, to, makesRoom, refusedAt) => {
        const wanted = moved(order, from % order.length, to % order.length)
        const move = moveOf(known(order), from % order.length, to % order.length)
        fc.pre(move !== null)
        const { steps, rows, refuse } = server(order, { makesRoom })
        if (refusedAt !== undefined) refuse(refusedAt)
        const refused = await saveMove(steps, move).then(
          () => false,
          () => true,
        )
        expect(ids(rows())).toEqual(refused ? order : wanted)
        expect([...rows()].sort(bySortOrder).map(({ sort_order }) => sort_order)).toEqual(
          order.map((_, index) => index),
        )
      },
    ),
  )
})

test('VAR-07: a move made in an old list keeps what somebody else has moved since', async () => {
  const seen = [1, 2, 3, 4]
  const move = moveOf(known(seen), 3, 1)
  if (!move) throw new Error('Something has moved')
  // Meanwhile somebody has put the third one first.
  const { steps, rows } = server([3, 1, 2, 4])
  await saveMove(steps, move)
  expect(ids(rows())).toEqual([3, 1, 4, 2])
  expect(ids(rows())).toEqual(withMove(known([3, 1, 2, 4]), move).map(({ id }) => id))
})

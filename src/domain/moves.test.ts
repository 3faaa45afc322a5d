import { expect, test } from 'vitest'
import { moveBetween, withMove } from './moves.ts'
import { moved } from './ordering.ts'

const rows = [1, 2, 3, 4, 5].map((id) => ({ id }))
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

test('VAR-07: every move of one row is found again and leads to the same order', () => {
  for (let from = 0; from < rows.length; from += 1)
    for (let to = 0; to < rows.length; to += 1) {
      const wanted = moved(rows, from, to)
      const move = moveBetween(rows, wanted)
      if (from === to) expect(move).toBeNull()
      else expect(move && ids(withMove(rows, move))).toEqual(ids(wanted))
    }
})

test('VAR-07: a move keeps what others have done to the list meanwhile', () => {
  const move = { id: 1, after: 3, before: 4 }
  expect(ids(withMove([{ id: 5 }, { id: 4 }, { id: 1 }, { id: 6 }], move))).toEqual([5, 1, 4, 6])
  const below = withMove([{ id: 1 }, { id: 3 }, { id: 5 }], move)
  expect(ids(below), 'the one below has gone').toEqual([3, 1, 5])
  expect(ids(withMove([{ id: 1 }, { id: 5 }], move)), 'both have gone').toEqual([5, 1])
  const last = { id: 1, after: 3, before: null }
  const longer = withMove([{ id: 1 }, { id: 3 }, { id: 9 }], last)
  expect(ids(longer), 'somebody has added a row below the last one').toEqual([3, 1, 9])
  expect(ids(withMove([{ id: 4 }, { id: 5 }], move)), 'it has gone itself').toEqual([4, 5])
})

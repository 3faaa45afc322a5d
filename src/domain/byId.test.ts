import { expect, test } from 'vitest'
import { sortedById } from './byId.ts'

test('records stand in the order in which they were made, and the given list stays as it is', () => {
  const rows = [{ id: 10 }, { id: 9 }, { id: 11 }, { id: 1 }]
  expect(sortedById(rows)).toEqual([{ id: 1 }, { id: 9 }, { id: 10 }, { id: 11 }])
  expect(rows[0]).toEqual({ id: 10 })
})

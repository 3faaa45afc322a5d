import { expect, test } from 'vitest'
import { sortedByName, upsertOrDelete } from './byName.ts'

const nameOf = ({ name }: { name: string }) => name

test('SHELL-44: a client list is ordered by name as people read it, the same names by id', () => {
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

test('SHELL-42, SHELL-43, AMB-32: a saved record is put or replaced in its list, an archived one leaves it', () => {
  const list = [
    { id: 1, name: 'a', archived_at: null },
    { id: 2, name: 'c', archived_at: null },
  ]
  const names = (saved: { id: number; name: string; archived_at: string | null }) =>
    upsertOrDelete(list, saved, nameOf).map(({ name }) => name)
  expect(names({ id: 3, name: 'b', archived_at: null })).toEqual(['a', 'b', 'c'])
  expect(names({ id: 1, name: 'd', archived_at: null })).toEqual(['c', 'd'])
  expect(names({ id: 1, name: 'a', archived_at: '2026-11-21T00:00:00Z' })).toEqual(['c'])
  expect(names({ id: 7, name: 'x', archived_at: '2026-11-21T00:00:00Z' })).toEqual(['a', 'c'])
})

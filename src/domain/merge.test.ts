import { expect, test } from 'vitest'
import { changedFields, mergedFields, mergedMembers, mergedOrder, replacedFields } from './merge.ts'

test('AMB-53: what a user left alone is sent as it is now', () => {
  const opened = { name: 'Vegan', allergen: false, note: 'old' }
  const mine = { name: 'Plant based', allergen: false, note: undefined }
  const now = { name: 'Vegan', allergen: true, note: 'old' }
  expect(mergedFields<Partial<typeof opened>, typeof now>(opened, mine, now)).toEqual({
    name: 'Plant based',
    allergen: true,
    note: undefined,
  })
})

test('what others added stays, what others removed does not come back', () => {
  expect(mergedMembers([3, 4, 17], [3, 4, 17, 6], [4, 17, 15])).toEqual([4, 17, 15, 6])
  expect(mergedMembers([3, 4], [4], [3, 4, 5])).toEqual([4, 5])
  expect(mergedMembers([1], [1, 2], [1, 2])).toEqual([1, 2])
})

test('AMB-194, PROMO-50: records are merged by their ids, a hundred thousand of them too', () => {
  const known = Array.from({ length: 100_000 }, (_, at) => ({ id: at + 1, name: `User ${at}` }))
  const mine = [...known.slice(1), { id: 200_000 }]
  const now = [...known.slice(0, -1), { id: 300_000, name: 'Theirs' }]
  const merged: { id: number }[] = mergedMembers<{ id: number }>(known, mine, now)
  expect(merged).toHaveLength(100_000)
  expect(merged[0]).toEqual({ id: 2, name: 'User 1' })
  expect(merged.slice(-2)).toEqual([{ id: 300_000, name: 'Theirs' }, { id: 200_000 }])
})

test('RECPROD-04: a change names only the fields that were changed', () => {
  const mine = { headline: 'Hot', description: 'Fresh', product_id: 4 }
  expect(changedFields({ headline: 'Hot', description: 'Old', product_id: 4 }, mine)).toEqual({
    description: 'Fresh',
  })
  expect(changedFields(mine, mine)).toEqual({})
})

test('RECENG-08: an order that somebody made is kept, with what others added after it', () => {
  expect(mergedOrder([1, 2, 3], [3, 1, 2], [1, 2, 3, 9])).toEqual([3, 1, 2, 9])
  expect(mergedOrder([1, 2, 3], [3, 1, 5], [1, 3, 2])).toEqual([3, 1, 5])
  expect(mergedOrder([1, 2, 3], [3, 2, 1], [3, 1])).toEqual([3, 1])
  // Who has left the order alone leaves it to others.
  expect(mergedOrder([1, 2, 3], [1, 2, 3, 4], [9, 3, 2, 1])).toEqual([9, 3, 2, 1, 4])
})

test('AMB-194: a field that somebody else changed is replaced where the save changed it once more', () => {
  const opened = { name: 'April', code: 'A', city: 'Napa', stores: [1], updated_at: '1' }
  const now = {
    name: 'Theirs',
    code: 'T',
    city: 'Napa',
    stores: [1, 2],
    updated_at: '2',
    note: 'x',
  }
  const saved = {
    name: 'Mine',
    code: 'T',
    city: 'Mine',
    stores: [2, 3],
    updated_at: '3',
    note: 'y',
  }
  expect(replacedFields(opened, now, saved)).toEqual(['name'])
  expect(replacedFields(opened, now, { name: 'Theirs' })).toEqual([])
})

test('AMB-194: a list is replaced where it lost what somebody else added, or has again what they removed', () => {
  const users = (...ids: number[]) => ({ users: ids.map((id) => ({ id })) })
  expect(replacedFields(users(1), users(1, 2), users())).toEqual(['users'])
  expect(replacedFields(users(1, 2), users(2), users(1))).toEqual(['users'])
  expect(replacedFields(users(1, 2), users(2), users(2, 3))).toEqual([])
  expect(replacedFields(users(1), users(1, 2), users(1, 2, 3))).toEqual([])
})

test('AMB-194: a record in a field is replaced where one of its own fields is', () => {
  const offer = (configuration: object) => ({ configuration })
  const opened = offer({ percentage_off: 10, item_limit_per_day: 1 })
  const now = offer({ cents_off: 50, item_limit_per_day: 1 })
  expect(replacedFields(opened, now, offer({ cents_off: 50, item_limit_per_day: 2 }))).toEqual([])
  expect(replacedFields(opened, now, offer({ percentage_off: 15, item_limit_per_day: 1 }))).toEqual(
    ['configuration'],
  )
})

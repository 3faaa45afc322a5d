import { expect, test } from 'vitest'
import { mergedFields, mergedIds } from './merge.ts'

test('AMB-53: what a person left alone is sent as it is now', () => {
  const opened = { name: 'Vegan', allergen: false, note: 'old' }
  const mine = { name: 'Plant based', allergen: false, note: undefined }
  const now = { name: 'Vegan', allergen: true, note: 'old' }
  expect(
    mergedFields<{ name: string; allergen: boolean; note: string | undefined }>(opened, mine, now),
  ).toEqual({
    name: 'Plant based',
    allergen: true,
    note: undefined,
  })
})

test('what others added stays, what others removed does not come back', () => {
  expect(mergedIds([3, 4, 17], [3, 4, 17, 6], [4, 17, 15])).toEqual([4, 17, 15, 6])
  expect(mergedIds([3, 4], [4], [3, 4, 5])).toEqual([4, 5])
  expect(mergedIds([1], [1, 2], [1, 2])).toEqual([1, 2])
})

import { expect, test } from 'vitest'
import { distinctNames } from './namesakes.ts'

test('only records of one name get a detail, or their id where the details are equal or missing', () => {
  const people = [
    { id: 1, name: 'Jo Reyes', email: 'jo@p4.example' },
    { id: 2, name: 'jo  Reyes ', email: 'jr@p4.example' },
    { id: 3, name: 'Ann Lee', email: 'ann@p4.example' },
    { id: 4, name: 'Bo', email: null },
    { id: 5, name: 'Bo', email: ' ' },
  ]
  expect([...distinctNames(people, ({ email }) => email).values()]).toEqual([
    'Jo Reyes (jo@p4.example)',
    'jo  Reyes  (jr@p4.example)',
    'Ann Lee',
    'Bo (ID 4)',
    'Bo (ID 5)',
  ])
  expect(distinctNames(people.slice(0, 1)).get(1)).toBe('Jo Reyes')
})

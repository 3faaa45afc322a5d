import { expect, test } from 'vitest'
import { otherErrors, resultItems } from './allStores.ts'

const results = [
  { store_id: 1, store_name: 'Ashby', status: 'added' as const },
  { store_id: 2, store_name: 'Mission', status: 'failed' as const, message: 'It is archived.' },
  { store_id: 3, store_name: 'Temescal', status: 'already' as const },
]

test('PLUS-12, AMB-176: stores of the same result stand by name, whatever order a host answers them in', () => {
  const added = ['Temescal', 'Ashby', 'Mission'].map((store_name, index) => ({
    ...{ store_id: index + 1, store_name, status: 'added' as const },
  }))
  expect(resultItems({ errors: [], results: added }).map(({ label }) => label)).toEqual([
    ...['Ashby', 'Mission', 'Temescal'],
  ])
})

test('VAR-16: an error that speaks of no store that failed is a failure of its own', () => {
  const errors = ['Mission: it is archived.', 'It is archived.', 'Ashby is slow.', 'No connection.']
  const answer = { errors, results }
  expect(otherErrors(answer)).toEqual(['Ashby is slow.', 'No connection.'])
  expect(resultItems(answer).map(({ label, state }) => [label, state])).toEqual([
    ['Ashby is slow.', 'failed'],
    ['No connection.', 'failed'],
    ['Mission', 'failed'],
    ['Ashby', 'done'],
    ['Temescal', 'done'],
  ])
  expect(otherErrors({ errors: ['Mission is closed.'] })).toEqual(['Mission is closed.'])
})

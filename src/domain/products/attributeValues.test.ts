import { expect, test } from 'vitest'
import { draftsOf, followedDrafts, repeatedNames, stepText, valueSteps } from './attributeValues.ts'

const saved = [
  { id: 1, name: 'Whole', is_void: false },
  { id: 2, name: 'Oat', is_void: false },
  { id: 3, name: 'None', is_void: true },
]

test('AMB-73: deletions, then changes, then additions; untouched values are not sent', () => {
  const steps = valueSteps(saved, [
    { id: -1, name: 'Pea', is_void: true, deleted: false },
    { id: 3, name: 'None', is_void: false, deleted: false },
    { id: 1, name: 'Whole', is_void: false, deleted: true },
    { id: 2, name: 'Oat', is_void: false, deleted: false },
  ])
  expect(steps.map(stepText)).toEqual([
    'delete ‘Whole’',
    'end ‘None’ as the void value',
    'add ‘Pea’ as the void value',
  ])
})

test('ATTR-09, AMB-194: drafts follow what somebody else saved, and keep what was typed', () => {
  const draft = (id: number, name: string, deleted = false) => ({
    ...{ id, name, deleted, is_void: false },
  })
  const opened = [draft(1, 'Whole'), draft(2, 'Oat'), draft(3, 'Soy'), draft(4, 'Pea')]
  const mine = [
    ...[draft(1, 'Full'), draft(2, 'Oat'), draft(3, 'Soy', true), draft(4, 'Peas')],
    draft(-1, 'Rice'),
  ]
  const now = [draft(1, 'Whole'), draft(2, 'Oat Milk'), draft(3, 'Soya'), draft(5, 'Hemp')]
  const followed = followedDrafts(opened, mine, now)
  expect(followed).toEqual([
    ...[draft(1, 'Full'), draft(2, 'Oat Milk'), draft(3, 'Soya', true), draft(5, 'Hemp')],
    draft(-1, 'Rice'),
  ])
  expect(valueSteps(now, followed).map(stepText)).toEqual([
    ...['delete ‘Soya’', 'rename ‘Whole’ to ‘Full’', 'add ‘Rice’'],
  ])
  expect(followedDrafts([], [draft(1, 'Full')], [draft(1, 'Whole')])).toEqual([draft(1, 'Whole')])
  // What was sent is no addition any more once it has an id.
  const saved = [draft(1, 'Full'), draft(6, 'Rice')]
  expect(followedDrafts(followed, [...followed.slice(1), draft(1, 'Fuller')], saved)).toEqual([
    ...[draft(1, 'Fuller'), draft(6, 'Rice')],
  ])
})

test('AMB-194: a value with an id that is not there any more was deleted, and is none to add', () => {
  expect(valueSteps(saved.slice(1), draftsOf(saved))).toEqual([])
})

test('ATTR-09: a name that another value has is found, whatever its case; what goes does not count', () => {
  const draft = (name: string, deleted = false) => ({ id: 1, name, is_void: false, deleted })
  expect(repeatedNames(draftsOf(saved))).toEqual([])
  const drafts = [draft('Oat'), draft(' '), draft(''), draft(' OAT '), draft('Pea'), draft('oat')]
  expect(repeatedNames(drafts)).toEqual([3, 5])
  expect(repeatedNames([draft('Oat', true), draft('oat')])).toEqual([])
})

test('AMB-73: a value gives its name up before another one takes it', () => {
  const drafts = [
    { id: 1, name: 'oat', is_void: false, deleted: false },
    { id: 2, name: 'Pea', is_void: false, deleted: false },
    { id: 3, name: 'Whole', is_void: true, deleted: false },
  ]
  expect(valueSteps(saved, drafts).map(stepText)).toEqual([
    'rename ‘Oat’ to ‘Pea’',
    'rename ‘Whole’ to ‘oat’',
    'rename ‘None’ to ‘Whole’ as the void value',
  ])
  const swapped = [
    { id: 1, name: 'Oat', is_void: false, deleted: false },
    { id: 2, name: 'Whole', is_void: false, deleted: false },
  ]
  expect(valueSteps(saved.slice(0, 2), swapped)).toHaveLength(2)
})

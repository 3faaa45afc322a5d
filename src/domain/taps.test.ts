import { expect, test } from 'vitest'
import { type Change, collapsed, isOld, outcomeOf } from './taps.ts'

test.each<[Change[], Change | null]>([
  [[{ step: 1 }, { step: 1 }, { step: -1 }], { step: 1 }],
  [[{ step: 1 }, { step: -1 }], null],
  [[{ step: 1 }, { set: 12 }, { step: -1 }], { set: 11 }],
  [[{ set: 1 }, { step: -1 }, { step: -1 }], { set: 0 }],
  [[{ set: true }, { set: false }], { set: false }],
])('AMB-265: %j collapses to %j', (changes, expected) => {
  expect(collapsed(changes)).toEqual(expected)
})

test('AMB-179, AMB-265: the value now tells what became of a change whose answer was lost', () => {
  expect(outcomeOf(5, { step: 1 }, 6)).toBe('done')
  expect(outcomeOf(5, { step: 1 }, 5)).toBe('not done')
  // Sold meanwhile.
  expect(outcomeOf(5, { step: 1 }, 3)).toBe('unknown')
  expect(outcomeOf(0, { step: -1 }, 0)).toBe('done')
  expect(outcomeOf(5, { set: 12 }, 12)).toBe('done')
  expect(outcomeOf(false, { set: true }, false)).toBe('not done')
})

test('AMB-265: a change is old after ten minutes', () => {
  expect(isOld(0, 600_000)).toBe(false)
  expect(isOld(0, 600_001)).toBe(true)
})

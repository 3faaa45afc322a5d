import { describe, expect, test } from 'vitest'
import { clockChanges, placementFaults, placementMoments } from './placementRange.ts'

const losAngeles = 'America/Los_Angeles'
const one = (day: string) => ({ begin: day, end: day })

describe('ORD-09, AMB-115: whole days of a zone become moments in UTC', () => {
  test.each([
    ['2026-03-04', losAngeles, '2026-03-04 08:00:00', '2026-03-05 07:59:59'],
    ['2026-03-08', losAngeles, '2026-03-08 08:00:00', '2026-03-09 06:59:59'],
    ['2026-11-01', losAngeles, '2026-11-01 07:00:00', '2026-11-02 07:59:59'],
    ['2026-03-04', 'UTC', '2026-03-04 00:00:00', '2026-03-04 23:59:59'],
    ['2026-03-04', 'Asia/Kolkata', '2026-03-03 18:30:00', '2026-03-04 18:29:59'],
    ['2026-09-06', 'America/Santiago', '2026-09-06 04:00:00', '2026-09-07 02:59:59'],
  ])('%s in %s', (day, zone, begin, end) => {
    expect(placementMoments(one(day), zone)).toEqual({ begin, end })
  })

  test('an unset day is left out', () => {
    expect(placementMoments({ begin: null, end: null }, losAngeles)).toEqual({})
    const open = { begin: '2026-03-04', end: null }
    expect(placementMoments(open, losAngeles)).toEqual({ begin: '2026-03-04 08:00:00' })
  })
})

test('AMB-115: a day on which the clocks change has 23 or 25 hours, and that is told', () => {
  expect(clockChanges(one('2026-03-08'), losAngeles)).toEqual([
    'Mar 8, 2026 has 23 hours: the clocks change.',
  ])
  expect(clockChanges({ begin: '2026-03-08', end: '2026-11-01' }, losAngeles)).toEqual([
    'Mar 8, 2026 has 23 hours: the clocks change.',
    'Nov 1, 2026 has 25 hours: the clocks change.',
  ])
  expect(clockChanges(one('2026-03-08'), 'America/Phoenix')).toEqual([])
  expect(clockChanges({ begin: null, end: null }, losAngeles)).toEqual([])
  expect(clockChanges({ begin: 'soon', end: '2026-03-08' }, losAngeles)).toHaveLength(1)
})

test('ORD-02, AMB-115, AMB-220: days that no filter can have are refused', () => {
  const today = '2026-03-04'
  expect(placementFaults(one(today), today)).toBeUndefined()
  expect(placementFaults({ begin: null, end: null }, today)).toBeUndefined()
  expect(placementFaults({ begin: null, end: today }, today)).toBeUndefined()
  expect(placementFaults({ begin: today, end: null }, today)).toBeUndefined()
  expect(placementFaults(one('2026-03-05'), today)).toEqual({
    begin: 'No order was placed in the future.',
  })
  expect(placementFaults({ begin: null, end: '2026-03-05' }, today)).toEqual({
    end: 'No order was placed in the future.',
  })
  expect(placementFaults({ begin: '2026-03-04', end: '2026-03-03' }, today)).toEqual({
    end: 'The end is before the beginning.',
  })
  expect(placementFaults({ begin: '2016-03-04', end: '2026-03-03' }, today)).toBeUndefined()
  expect(placementFaults({ begin: '2016-03-04', end: '2026-03-04' }, today)).toEqual({
    end: 'A filter spans 10 years at most.',
  })
})

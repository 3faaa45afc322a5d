import { expect, test } from 'vitest'
import { openShares } from './openShares.ts'

const day = { opens: '06:00:00', closes: '18:00:00' }
const bar = { opens: '18:00:00', closes: '03:00:00' }

test('the bar of a day runs from its opening to its closing', () => {
  expect(openShares(day, null)).toEqual([{ start: 25, end: 75 }])
  expect(openShares('closed', day)).toEqual([])
  expect(openShares(null, 'closed')).toEqual([])
})

test('AMB-180: hours after midnight stand on the day that they belong to', () => {
  expect(openShares(bar, day)).toEqual([{ start: 75, end: 100 }])
  expect(openShares('closed', bar)).toEqual([{ start: 0, end: 12.5 }])
  expect(openShares(bar, bar)).toEqual([
    { start: 0, end: 12.5 },
    { start: 75, end: 100 },
  ])
})

test('a day until midnight ends with its own bar, and one around the clock fills it', () => {
  const untilMidnight = { opens: '12:00:00', closes: '00:00:00' }
  expect(openShares(untilMidnight, untilMidnight)).toEqual([{ start: 50, end: 100 }])
  const always = { opens: '12:00:00', closes: '12:00:00' }
  expect(openShares(always, always)).toEqual([
    { start: 0, end: 50 },
    { start: 50, end: 100 },
  ])
})

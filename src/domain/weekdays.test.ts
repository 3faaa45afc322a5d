import { expect, test } from 'vitest'
import { weekdayOf } from './weekdays.ts'

test('HOURS-11: a date has the same weekday in every time zone', () => {
  expect(weekdayOf('2026-03-04')).toBe('wednesday')
  expect(weekdayOf('2026-03-08')).toBe('sunday')
  expect(weekdayOf('2024-02-29')).toBe('thursday')
  expect(weekdayOf('2026-12-31')).toBe('thursday')
})

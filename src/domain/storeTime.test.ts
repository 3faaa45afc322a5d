import { expect, test } from 'vitest'
import { clockText, storeDate } from './storeTime.ts'

test('AMB-96: today is that of the store, whatever the clock of the person says', () => {
  const at = new Date('2026-03-05T06:30:00Z')
  expect(storeDate(at, 'America/Los_Angeles')).toBe('2026-03-04')
  expect(storeDate(at, 'America/New_York')).toBe('2026-03-05')
  expect(storeDate(at, 'Pacific/Honolulu')).toBe('2026-03-04')
})

test('AMB-96: midnight at the store begins its day, in the night the clocks change as well', () => {
  expect(storeDate(new Date('2026-03-08T07:59:59Z'), 'America/Los_Angeles')).toBe('2026-03-07')
  expect(storeDate(new Date('2026-03-08T08:00:00Z'), 'America/Los_Angeles')).toBe('2026-03-08')
  expect(storeDate(new Date('2026-03-09T06:59:59Z'), 'America/Los_Angeles')).toBe('2026-03-08')
  expect(storeDate(new Date('2026-03-09T07:00:00Z'), 'America/Los_Angeles')).toBe('2026-03-09')
})

test('AMB-81, AMB-97: times of day read h:mm AM/PM', () => {
  expect(clockText('00:00')).toBe('12:00 AM')
  expect(clockText('05:30:00')).toBe('5:30 AM')
  expect(clockText('12:00')).toBe('12:00 PM')
  expect(clockText('17:05:00')).toBe('5:05 PM')
  expect(clockText('23:59')).toBe('11:59 PM')
  expect(clockText('soon')).toBe('soon')
})

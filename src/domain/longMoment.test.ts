import { expect, test } from 'vitest'
import { longMoment } from './longMoment.ts'

test('AMB-169: a moment is written as ddd mmm dS, yyyy h:MM TT in the zone of the person', () => {
  expect(longMoment('2026-03-04T17:05:00.000Z', 'America/Los_Angeles')).toBe(
    'Wed Mar 4th, 2026 9:05 AM',
  )
  expect(longMoment('2026-03-04T17:05:00.000Z', 'Asia/Tokyo')).toBe('Thu Mar 5th, 2026 2:05 AM')
  expect(longMoment('2026-01-01T12:00:00.000Z', 'UTC')).toBe('Thu Jan 1st, 2026 12:00 PM')
})

test('AMB-169: days have their ordinals', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 30, 31]
  const written = days.map(
    (day) => longMoment(`2026-01-${String(day).padStart(2, '0')}T00:30:00Z`, 'UTC').split(' ')[2],
  )
  expect(written.join(' ')).toBe(
    '1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 20th, 21st, 22nd, 23rd, 30th, 31st,',
  )
})

test('a text that is no timestamp stays as it is', () => {
  expect(longMoment('soon')).toBe('soon')
})

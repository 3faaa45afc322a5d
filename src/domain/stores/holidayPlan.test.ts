import { expect, test } from 'vitest'
import { lastYearsHours, plannedDates, plannedText, readPlanned } from './holidayPlan.ts'
import { overrideKey, weekOf } from './storeHours.ts'

const closed = { opening_time: null, closing_time: null, is_closed: true, is_holiday: true }
const short = { ...closed, opening_time: '08:00:00', closing_time: '14:30:00', is_closed: false }
const week = (...dates: readonly string[]) => ({
  hours: {},
  overrides: Object.fromEntries(dates.map((date) => [overrideKey(date), closed])),
})

test.each([
  ['8 am - 2:30 pm', '8:00 AM - 2:30 PM'],
  ['08:00-14:30', '8:00 AM - 2:30 PM'],
  ['8AM to 12 AM', '8:00 AM - 12:00 AM'],
  ['closed', 'CLOSED'],
])('AMB-290: %s is read as %s, and what is shown is read back', (typed, text) => {
  const read = readPlanned(typed)
  const shown = read && plannedText({ ...read, is_holiday: true })
  expect(shown).toBe(text)
  expect(readPlanned(text)).toEqual(read)
})

test.each([
  '8-2',
  '8 AM',
  '25:00 - 26:00',
  '13 PM - 2 PM',
  '8 AM - 2 PM - 4 PM',
  'open',
  '00:00 - 00:00',
])('AMB-290: %s is no hours', (typed) => expect(readPlanned(typed)).toBeUndefined())

test('AMB-290: last year’s days go to the same day, Thanksgiving to Thanksgiving, where there are none yet', () => {
  const last = week('2025-11-27', '2025-12-24', '2025-12-31', '2025-10-01', '2026-12-24')
  expect([...lastYearsHours(last, '2026-11-01')]).toEqual([
    ['2026-11-26', 'CLOSED'],
    ['2026-12-31', 'CLOSED'],
  ])
  expect(plannedText(short)).toBe('8:00 AM - 2:30 PM')
})

test('AMB-290: the special days are those with a name, with hours of a store, or of last year', () => {
  const weeks = [week('2026-11-11', '2027-05-01'), week('2025-12-06'), weekOf({})]
  expect(plannedDates(weeks, '2026-11-01', false)).toEqual([
    ...['2026-11-11', '2026-11-26', '2026-12-06', '2026-12-24', '2026-12-25', '2026-12-31'],
    ...['2027-01-01'],
  ])
  expect(plannedDates(weeks, '2026-11-01', true)).toHaveLength(90)
})

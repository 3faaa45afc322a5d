import { expect, test } from 'vitest'
import {
  closesNextDay,
  hoursOn,
  mergedTimes,
  morningText,
  nextDayText,
  type StoreWeek,
  weekOf,
} from './storeHours.ts'

const open = { opening_time: '05:30:00', closing_time: '20:00:00' }
const closed = { opening_time: '00:00:00', closing_time: '00:00:00' }
const unset = { opening_time: null, closing_time: null }

const week: StoreWeek = {
  hours: {
    sunday: closed,
    monday: unset,
    tuesday: { opening_time: '00:00:00', closing_time: '12:00:00' },
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
  },
  overrides: {
    '2026-03-04 00:00:00': {
      opening_time: '08:00:00',
      closing_time: '14:00:00',
      is_closed: false,
      is_holiday: false,
    },
    '2026-03-05 00:00:00': { ...unset, is_closed: true, is_holiday: true },
    '2026-03-06 00:00:00': { ...unset, is_closed: false, is_holiday: false },
  },
}

test('HOURS-07: a day is closed by both times 00:00:00, or by an override that says so', () => {
  expect(hoursOn(week, '2026-03-08')).toBe('closed')
  expect(hoursOn(week, '2026-03-05')).toBe('closed')
  expect(hoursOn(week, '2026-03-10')).toEqual({ opens: '00:00:00', closes: '12:00:00' })
})

test('AMB-81: hours that nobody has set are none', () => {
  expect(hoursOn(week, '2026-03-09')).toBeNull()
  expect(hoursOn(week, '2026-03-06')).toBeNull()
})

test('AMB-81: the morning begins with the opening of the day, or is told in words', () => {
  expect(morningText(week, '2026-03-04')).toBe('8:00 AM')
  expect(morningText(week, '2026-03-11')).toBe('5:30 AM')
  expect(morningText(week, '2026-03-05')).toBe('Closed today')
  expect(morningText(week, '2026-03-09')).toBe('Store Opening')
})

test('AMB-101, AMB-176: hours are read by weekday and date, in rows, nested or flat', () => {
  const monday = { opening_time: '06:00:00', closing_time: '20:00:00' }
  const holiday = { opening_time: '08:00:00', closing_time: '12:00:00' }
  const shapes: unknown[] = [
    { hours: { monday }, overrides: { '2026-03-09 00:00:00': holiday } },
    { monday, '2026-03-09': holiday },
    [
      { day_of_week: 'monday', override_date: null, ...monday },
      { day_of_week: 'monday', override_date: '2026-03-09 00:00:00', ...holiday },
    ],
    {
      hours: [{ day_of_week: 'monday', ...monday }],
      overrides: [{ override_date: '2026-03-09', ...holiday }],
    },
  ]
  for (const shape of shapes) {
    expect(hoursOn(weekOf(shape), '2026-03-16')).toEqual({ opens: '06:00:00', closes: '20:00:00' })
    expect(hoursOn(weekOf(shape), '2026-03-09')).toEqual({ opens: '08:00:00', closes: '12:00:00' })
    expect(morningText(weekOf(shape), '2026-03-17')).toBe('Store Opening')
  }
  expect(hoursOn(weekOf({ '2026-03-09': { is_closed: true } }), '2026-03-09')).toBe('closed')
  expect(weekOf(null)).toEqual({ hours: {}, overrides: {} })
})

test('AMB-81: a day with only one of its times has no hours, and midnight alone closes no day', () => {
  const day = (opening_time: string | null, closing_time: string | null) =>
    hoursOn({ hours: { monday: { opening_time, closing_time } }, overrides: {} }, '2026-03-09')
  expect(day('06:00:00', null)).toBeNull()
  expect(day(null, '20:00:00')).toBeNull()
  expect(day('18:00:00', '00:00:00')).toEqual({ opens: '18:00:00', closes: '00:00:00' })
})

test('an override that is archived does not stand', () => {
  const override = { override_date: '2026-03-09 00:00:00', ...open }
  const archived = { ...override, archived_at: '2026-03-01T00:00:00.000Z' }
  expect(weekOf([{ day_of_week: 'monday', ...closed }, archived]).overrides).toEqual({})
  expect(weekOf([{ ...override, archived_at: null }]).overrides).not.toEqual({})
})

test('AMB-180: a store that closes by its opening closes on the next day, and that is told', () => {
  const hours = (opens: string, closes: string) => ({ opens, closes })
  expect(closesNextDay(hours('06:00:00', '20:00:00'))).toBe(false)
  expect(nextDayText(hours('06:00:00', '20:00:00'))).toBeUndefined()
  expect(closesNextDay(hours('18:00:00', '02:00:00'))).toBe(true)
  expect(nextDayText(hours('18:00:00', '02:00:00'))).toBe(
    'Closes after midnight, at 2:00 AM on the next day.',
  )
  expect(closesNextDay(hours('06:00:00', '06:00:00'))).toBe(true)
  expect(nextDayText(hours('06:00:00', '06:00:00'))).toBe(
    'Open around the clock: it closes at 6:00 AM on the next day.',
  )
  expect([nextDayText('closed'), nextDayText(null)]).toEqual([undefined, undefined])
})

test('HOURS-06, HOURS-07, AMB-194: times of two users are mixed, but never with those of a closed day', () => {
  const mine = { ...open, opening_time: '07:00:00' }
  const theirs = { ...open, closing_time: '17:00:00' }
  expect(mergedTimes(open, mine, theirs)).toEqual({ ...mine, closing_time: '17:00:00' })
  expect(mergedTimes(open, mine, closed)).toEqual(mine)
  expect(mergedTimes(closed, mine, theirs)).toEqual(mine)
  // Closing such a day changes its opening time only.
  const late = { ...open, closing_time: '00:00:00' }
  expect(mergedTimes(late, closed, { ...late, closing_time: '22:00:00' })).toEqual(closed)
  expect(mergedTimes(open, open, closed)).toEqual(closed)
  expect(mergedTimes(undefined, mine, undefined)).toEqual(mine)
  expect(mergedTimes(open, mine, undefined)).toEqual(mine)
})

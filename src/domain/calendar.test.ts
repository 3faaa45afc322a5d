import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addDays,
  always,
  clockText,
  dateAt,
  dayOfMonth,
  endOfDay,
  isWeekday,
  lastDay,
  longMoment,
  mediumDate,
  mediumMoment,
  never,
  neverEnds,
  ordinalDate,
  shortDate,
  shortMoment,
  startOfDay,
  timeZones,
  weekdayOf,
  weekdays,
  yearBefore,
  zoneInWords,
  zoneOf,
} from './calendar.ts'
import { isDate } from './values.ts'

const hour = 60 * 60 * 1000
const losAngeles = 'America/Los_Angeles'

/** Where the clocks never change, change at 1:00, 2:00 or midnight, or by half an hour. */
const storeZones = [
  losAngeles,
  'Pacific/Honolulu',
  'America/New_York',
  'Europe/London',
  'Pacific/Apia',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
]
const zone = fc.constantFrom(...storeZones)
const date = fc
  .date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2035-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((at) => at.toISOString().slice(0, 10))

/** How long the day of a date is in a zone, in hours. */
const hoursOf = (day: string, at: string) =>
  (endOfDay(day, at).getTime() + 1 - startOfDay(day, at).getTime()) / hour

describe.each(['UTC', 'Asia/Tokyo', 'Pacific/Apia', 'America/Santiago', 'Europe/London'])(
  'on a machine in %s',
  (machine) => {
    const before = process.env.TZ
    beforeAll(() => {
      process.env.TZ = machine
    })
    afterAll(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })

    test('the machine is there', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine)
    })

    test('AMB-96: today is that of the store, whatever the clock of the user says', () => {
      const at = new Date('2026-03-05T06:30:00Z')
      expect(dateAt(at, losAngeles)).toBe('2026-03-04')
      expect(dateAt(at, 'America/New_York')).toBe('2026-03-05')
      expect(dateAt(at, 'Pacific/Honolulu')).toBe('2026-03-04')
      expect(mediumMoment(at.toISOString(), 'Pacific/Honolulu')).toBe('Mar 4, 2026, 8:30 PM')
      expect(mediumMoment(at.toISOString(), 'Australia/Lord_Howe')).toBe('Mar 5, 2026, 5:30 PM')
    })

    test('AMB-115: a day begins and ends with the store, and has 23 or 25 hours when its clocks change', () => {
      expect(startOfDay('2026-03-08', losAngeles).toISOString()).toBe('2026-03-08T08:00:00.000Z')
      expect(endOfDay('2026-03-08', losAngeles).toISOString()).toBe('2026-03-09T06:59:59.999Z')
      expect(hoursOf('2026-03-08', losAngeles)).toBe(23)
      expect(hoursOf('2026-11-01', losAngeles)).toBe(25)
      expect(hoursOf('2026-03-08', 'Pacific/Honolulu')).toBe(24)
      expect(hoursOf('2026-03-29', 'Europe/London')).toBe(23)
      expect(hoursOf('2026-10-25', 'Europe/London')).toBe(25)
      expect(hoursOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
    })

    test('AMB-115: a day whose midnight the clocks skip begins at 1:00, one that has two at the first', () => {
      expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe(
        '2026-09-06T04:00:00.000Z',
      )
      expect(hoursOf('2026-09-06', 'America/Santiago')).toBe(23)
      expect(startOfDay('2026-11-01', 'America/Havana').toISOString()).toBe(
        '2026-11-01T04:00:00.000Z',
      )
      expect(hoursOf('2026-11-01', 'America/Havana')).toBe(25)
    })

    test('AMB-115: every day begins where the one before it has ended, and is all of its date', () => {
      fc.assert(
        fc.property(date, zone, (day, at) => {
          const start = startOfDay(day, at)
          expect(startOfDay(addDays(day, 1), at).getTime()).toBe(endOfDay(day, at).getTime() + 1)
          expect(dateAt(start, at)).toBe(day)
          expect(dateAt(endOfDay(day, at), at)).toBe(day)
          expect(dateAt(new Date(start.getTime() - 1), at)).toBe(addDays(day, -1))
        }),
      )
    })

    test('AMB-169: a date is the same day everywhere, and dates are reckoned without a zone', () => {
      expect(weekdayOf('2026-03-04')).toBe('wednesday')
      expect(mediumDate('2026-03-04')).toBe('Mar 4, 2026')
      expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
      expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
      fc.assert(
        fc.property(date, fc.integer({ min: -800, max: 800 }), (day, days) => {
          const other = addDays(day, days)
          expect(isDate(other)).toBe(true)
          expect(addDays(other, -days)).toBe(day)
          expect(other > day).toBe(days > 0)
          const place = weekdays.indexOf(weekdayOf(day)) + days
          expect(weekdayOf(other)).toBe(weekdays[((place % 7) + 7) % 7])
        }),
      )
    })

    test('AMB-169: a moment is written as ddd mmm dS, yyyy h:MM TT in the zone that is asked for', () => {
      const at = '2026-03-04T17:05:00.000Z'
      expect(longMoment(at, losAngeles)).toBe('Wed Mar 4th, 2026 9:05 AM')
      expect(longMoment(at, 'Asia/Tokyo')).toBe('Thu Mar 5th, 2026 2:05 AM')
      expect(longMoment('2026-01-01T12:00:00.000Z', 'UTC')).toBe('Thu Jan 1st, 2026 12:00 PM')
      expect(mediumMoment(at, losAngeles)).toBe('Mar 4, 2026, 9:05 AM')
      expect(longMoment(at)).toBe(longMoment(at, machine))
      expect(mediumMoment(at)).toBe(mediumMoment(at, machine))
    })
  },
)

test('a date is one that the calendar has', () => {
  const dates = ['2026-03-04', '2024-02-29', always, never]
  expect(dates.filter(isDate)).toEqual(dates)
  const others = ['2026-02-31', '2026-02-29', '2026-13-01', '2026-3-4', '2026-03-04T00:00', 'soon']
  expect(others.filter(isDate)).toEqual([])
})

test('AMB-80: what is no time zone is reckoned as that of Los Angeles', () => {
  expect(zoneOf('Pacific/Honolulu')).toBe('Pacific/Honolulu')
  for (const name of ['Mars/Olympus', 'PST or so', '']) {
    expect(zoneOf(name)).toBe(losAngeles)
    expect(dateAt('2026-03-05T06:30:00Z', name)).toBe('2026-03-04')
    expect(startOfDay('2026-03-04', name)).toEqual(startOfDay('2026-03-04', losAngeles))
    expect(longMoment('2026-03-05T06:30:00Z', name)).toBe('Wed Mar 4th, 2026 10:30 PM')
  }
})

test('AMB-96, AMB-176: a zone in words has the days of that zone', () => {
  const moment = '2026-03-05T06:30:00Z'
  const dates = ['Eastern Time (US & Canada)', 'Pacific Time (US & Canada)'].map((name) =>
    dateAt(moment, name),
  )
  expect(dates).toEqual(['2026-03-05', '2026-03-04'])
  expect(startOfDay('2026-03-04', 'Hawaii')).toEqual(startOfDay('2026-03-04', 'Pacific/Honolulu'))
})

test('AMB-169: days have their ordinals', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 30, 31]
  const dates = days.map((day) => `2026-01-${String(day).padStart(2, '0')}`)
  const written = dates.map((day) => longMoment(`${day}T00:30:00Z`, 'UTC').split(' ')[2])
  expect(written.join(' ')).toBe(
    '1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 20th, 21st, 22nd, 23rd, 30th, 31st,',
  )
  expect(dates.map(dayOfMonth).join(', ')).toBe(written.join(' ').slice(0, -1))
})

test('CARD-01, AMB-133, AMB-169: content bears its date with the whole month, in the zone of the viewer', () => {
  expect(ordinalDate('2026-03-05T06:30:00Z', losAngeles)).toBe('March 4th 2026')
  expect(ordinalDate('2026-03-05T06:30:00Z', 'UTC')).toBe('March 5th 2026')
  expect(ordinalDate('2025-12-31T23:30:00Z', 'UTC')).toBe('December 31st 2025')
  expect(ordinalDate('soon', 'UTC')).toBe('soon')
})

test('AMB-133, AMB-169: every month has its name, in short and as a whole', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`)
  expect(days.map((day) => mediumDate(day).slice(0, 3)).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  )
  expect(days.map((day) => ordinalDate(day, 'UTC').split(' ')[0]).join(' ')).toBe(
    'January February March April May June July August September October November December',
  )
})

test('HOURS-01: the weekdays are known by their names in small letters', () => {
  expect(weekdays.filter(isWeekday)).toHaveLength(7)
  expect(['Sunday', 'someday', '', 0, null, undefined].filter(isWeekday)).toEqual([])
})

test('AMB-142, AMB-169: days are M/D/YY', () => {
  expect(shortDate('2026-03-05 00:00:00')).toBe('3/5/26')
  expect(shortDate('2026-12-31 23:59:59')).toBe('12/31/26')
  expect(shortDate('2026-12-31')).toBe('12/31/26')
})

test('PROMO-04: the years 0001 and 9999 are Permanent', () => {
  expect(shortDate('0001-01-01 00:00:00')).toBe('Permanent')
  expect(shortDate('9999-12-31 23:59:59')).toBe('Permanent')
})

test.each([
  ['9999-12-31', true],
  ['9999-12-31 23:59:59', true],
  ['10000-01-01', true],
  ['12026-01-01 23:59:59', true],
  ['9998-12-31', false],
  ['2026-03-04', false],
])('PROMO-04, PROMO-36: %s never ends: %s', (end, endless) => {
  expect(neverEnds(end)).toBe(endless)
  expect(lastDay(end)).toBe(endless ? never : end)
  expect(shortDate(end) === 'Permanent').toBe(endless)
})

test('AMB-169: the day of a timestamp is that of whoever looks', () => {
  expect(shortMoment('2026-03-05T03:00:00.000Z', losAngeles)).toBe('3/4/26')
  expect(shortMoment('2026-03-05T03:00:00.000Z', 'Europe/Berlin')).toBe('3/5/26')
})

test('AMB-81, AMB-97: times of day read h:mm AM/PM', () => {
  expect(clockText('00:00')).toBe('12:00 AM')
  expect(clockText('05:30:00')).toBe('5:30 AM')
  expect(clockText('12:00')).toBe('12:00 PM')
  expect(clockText('17:05:00')).toBe('5:05 PM')
  expect(clockText('23:59')).toBe('11:59 PM')
})

test('AMB-142: a text that is no date, moment or time of day stays as it is', () => {
  expect(shortDate('soon')).toBe('soon')
  expect(mediumDate('soon')).toBe('soon')
  expect(longMoment('soon')).toBe('soon')
  expect(mediumMoment('soon')).toBe('soon')
  expect(shortMoment('soon', 'UTC')).toBe('soon')
  const others = ['soon', '5:30', '105:30', '05:30 h', '24:00', '05:60', '05:30:00Z']
  expect(others.map(clockText)).toEqual(others)
  expect(shortDate('on 2026-03-05')).toBe('on 2026-03-05')
})

test('REP-02: one year before 29 February is 28 February', () => {
  expect(yearBefore('2028-02-29')).toBe('2027-02-28')
  expect(yearBefore('2026-03-04')).toBe('2025-03-04')
})

test.each([
  ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['Mountain Time (US & Canada)', 'America/Denver'],
  ['Central Time (US & Canada)', 'America/Chicago'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['Indiana (East)', 'America/Indianapolis'],
  ['Arizona', 'America/Phoenix'],
  ['Alaska', 'America/Anchorage'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Eastern Time', 'America/New_York'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Alaskan Standard Time', 'America/Anchorage'],
  ['Aleutian Standard Time', 'America/Adak'],
  ['Hawaiian Standard Time', 'Pacific/Honolulu'],
])('AMB-176: %s is %s', (words, zone) => {
  expect(zoneInWords(words)).toBe(zone)
})

test('AMB-80: no zone is made of identifiers, of zones elsewhere and of other words', () => {
  const others = [
    ...timeZones,
    'Eastern Standard Time (Mexico)',
    'Central America',
    'Central European Time',
    'Time',
    '',
  ]
  expect(others.map(zoneInWords).filter(Boolean)).toEqual([])
})

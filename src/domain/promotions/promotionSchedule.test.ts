import { afterEach, expect, test, vi } from 'vitest'
import {
  dayOfHours,
  exampleDates,
  hasUnknownDays,
  lacksInterval,
  nextRunningDate,
  type PromotionSchedule,
  runningDates,
  runsAt,
  scheduleText,
  skippedDay,
  startingOn,
} from './promotionSchedule.ts'

const schedule: PromotionSchedule = {
  start_date: '2026-03-04 00:00:00',
  end_date: '2026-03-18 23:59:59',
  start_time: '00:00:00',
  end_time: '23:59:59',
  repeats: null,
}
const weekly = 'DTSTART:20260304T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,MO'

afterEach(() => vi.unstubAllEnvs())

// In March the clocks change in Los Angeles, London and Santiago; two zones are 14 hours ahead and 11 behind.
const zones = [
  'America/Los_Angeles',
  'Europe/London',
  'America/Santiago',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

test.each(zones)(
  'PROMO-34, PROMO-35, AMB-169: in %s dates stay what they are, around a clock change too',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(runningDates(schedule, '2026-03-07', '2026-03-10')).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ])
    const spring = { ...schedule, repeats: weekly, end_date: '2026-04-07 23:59:59' }
    expect(runningDates(spring, '2026-03-01', '2026-04-30')).toEqual([
      ...['2026-03-08', '2026-03-09', '2026-03-15', '2026-03-16', '2026-03-22'],
      ...['2026-03-23', '2026-03-29', '2026-03-30', '2026-04-05', '2026-04-06'],
    ])
    const permanent = {
      ...schedule,
      start_date: '0001-01-01 00:00:00',
      end_date: '9999-12-31 23:59:59',
    }
    expect(nextRunningDate(permanent, '2026-03-29')).toBe('2026-03-29')
    expect(runningDates(permanent, '2026-10-24', '2026-10-26')).toHaveLength(3)
  },
)

test('PROMO-07: it runs from its first to its last day, and not beyond', () => {
  expect(runningDates(schedule, '2026-01-01', '2026-12-31')).toHaveLength(15)
  expect(nextRunningDate(schedule, '2026-03-18')).toBe('2026-03-18')
  expect(nextRunningDate(schedule, '2026-03-19')).toBeUndefined()
  expect(nextRunningDate(schedule, '2020-01-01')).toBe('2026-03-04')
  expect(runningDates({ ...schedule, end_date: '2026-03-03' }, '2026-01-01', '2026-12-31')).toEqual(
    [],
  )
})

test('AMB-143, AMB-243: an own end of the rule ends it, and a rule that cannot be read has no known days', () => {
  const ended = { ...schedule, repeats: `${weekly};UNTIL=20260309T000000Z` }
  expect(runningDates(ended, '2026-03-01', '2026-03-31')).toEqual(['2026-03-08', '2026-03-09'])
  const other = { ...schedule, repeats: 'RRULE:FREQ=HOURLY' }
  expect(runningDates(other, '2026-03-05', '2026-03-06')).toEqual([])
  expect(exampleDates(other, '2026-03-05')).toEqual([])
  expect([other, ended, schedule].map(hasUnknownDays)).toEqual([true, false, false])
})

test('AMB-243: a yearly or counted rule of the year 1 has no known days', () => {
  const unknown = (repeats: string) =>
    hasUnknownDays({ start_date: '0001-01-01 00:00:00', repeats })
  expect(unknown('RRULE:FREQ=YEARLY')).toBe(true)
  expect(unknown('RRULE:FREQ=DAILY;COUNT=3')).toBe(true)
  expect(unknown('DTSTART:20260304T000000Z\nRRULE:FREQ=YEARLY')).toBe(false)
})

test('a monthly rule that skips months without its day names the day', () => {
  const skipped = (start: string, rule: string, end = '9999-12-31 23:59:59') =>
    skippedDay({ ...schedule, start_date: start, end_date: end, repeats: `RRULE:FREQ=${rule}` })
  expect(skipped('2026-01-31', 'MONTHLY')).toBe('31st')
  expect(skipped('2026-01-30', 'MONTHLY')).toBe('30th')
  expect(skipped('2028-01-29', 'MONTHLY')).toBe('29th')
  expect(skipped('2026-01-28', 'MONTHLY')).toBeUndefined()
  expect(skipped('2026-01-31', 'MONTHLY;INTERVAL=12')).toBeUndefined()
  expect(skipped('2026-01-31', 'MONTHLY;BYMONTHDAY=-1')).toBeUndefined()
  expect(skipped('2026-01-31', 'WEEKLY')).toBeUndefined()
  expect(skipped('2026-01-15', 'MONTHLY;BYMONTHDAY=15,31')).toBe('31st')
  expect(skipped('2026-01-31', 'MONTHLY;BYDAY=1MO')).toBeUndefined()
  expect(skipped('2026-01-31', 'MONTHLY;INTERVAL=')).toBeUndefined()
  expect(skipped('2026-01-31', 'MONTHLY', '2026-02-15 23:59:59')).toBeUndefined()
  expect(skipped('2026-01-31', 'MONTHLY;UNTIL=20260215')).toBeUndefined()
})

test.each([
  ['FREQ=WEEKLY', ['2026-03-16', '2026-03-23', '2026-03-30']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', ['2026-03-16', '2026-03-30']],
  ['FREQ=MONTHLY', ['2026-04-02']],
])('AMB-143: %s without a start counts from the first day of its promotion', (rule, dates) => {
  const days = { start_date: '2026-03-02 00:00:00', end_date: '9999-12-31 23:59:59' }
  const rules = { ...schedule, ...days, repeats: `RRULE:${rule}` }
  expect(runningDates(rules, '2026-03-10', '2026-04-05')).toEqual(dates)
})

test('PROMO-38: the hours of a day count to the minute, behind midnight too', () => {
  const noon = { ...schedule, start_time: '11:00:00', end_time: '13:00:00' }
  expect(['10:59', '11:00:00', '13:00:59', '13:01'].map((time) => runsAt(noon, time))).toEqual([
    ...[false, true, true, false],
  ])
  const night = { ...schedule, start_time: '22:00:00', end_time: '02:00:00' }
  expect(['21:59', '23:00', '01:00', '03:00'].map((time) => runsAt(night, time))).toEqual([
    ...[false, true, true, false],
  ])
})

test('PROMO-42: a rule starts with its promotion', () => {
  expect(startingOn(weekly, '2026-04-01')).toBe(
    'DTSTART:20260401T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,SU',
  )
  expect(startingOn(null, '2026-04-01')).toBeNull()
  expect(startingOn('RRULE:FREQ=YEARLY', '2026-04-01')).toBe('RRULE:FREQ=YEARLY')
  expect(startingOn(weekly, null)).toBe('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,SU')
})

test('a moment past midnight lies in the hours of the day before, to their last minute', () => {
  const night = { start_time: '22:00:00', end_time: '02:00:00' }
  const days = ['02:00', '02:00:59', '02:01', '22:00'].map((time) =>
    dayOfHours(night, '2026-03-05', time),
  )
  expect(days).toEqual(['2026-03-04', '2026-03-04', '2026-03-05', '2026-03-05'])
  const day = { start_time: '00:00:00', end_time: '23:59:59' }
  expect(dayOfHours(day, '2026-03-05', '01:00')).toBe('2026-03-05')
})

test('PROMO-43: the next five dates are told, none beyond the last day and none without a rule', () => {
  const dates = (change: Partial<PromotionSchedule>) =>
    exampleDates({ ...schedule, repeats: weekly, ...change }, '2026-03-05')
  expect(dates({})).toEqual(['2026-03-08', '2026-03-09', '2026-03-15', '2026-03-16'])
  expect(dates({ end_date: '9999-12-31 23:59:59' })).toHaveLength(5)
  expect(dates({ repeats: null })).toEqual([])
})

test('AMB-150: only repeats that are known to have no interval lack it', () => {
  const repeats = ['RRULE:FREQ=DAILY;INTERVAL=', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=YEARLY', null]
  expect(repeats.filter((one) => lacksInterval({ repeats: one }))).toEqual([repeats[0]])
})

test.each<[Partial<PromotionSchedule>, string]>([
  [{}, ''],
  [{ end_time: '22:00:00' }, '12:00 AM to 10:00 PM'],
  [{ start_time: '14:00:00' }, '2:00 PM to 11:59 PM'],
  [{ end_time: '23:59:00' }, '12:00 AM to 11:59 PM'],
  [{ start_time: '22:00:00', end_time: '02:00:00' }, '10:00 PM to 2:00 AM the next day'],
])('the hours of %o in words', (change, text) => {
  expect(scheduleText({ ...schedule, ...change })).toBe(text)
})

// The fourth of March 2026 is a Wednesday.
test.each([
  ['FREQ=DAILY', ''],
  ['FREQ=DAILY;INTERVAL=', 'at an interval that is missing'],
  ['FREQ=WEEKLY', 'on Wed'],
  ['FREQ=WEEKLY;BYDAY=MO,TU', 'on Mon and Tue'],
  ['FREQ=WEEKLY;BYDAY=SU,SA,FR', 'Fri to Sun'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR', 'on Mon, Wed, and Fri'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', ''],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'every day every 2 weeks'],
  ['FREQ=MONTHLY;INTERVAL=2', 'on the 4th of every 2 months'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of every month'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1', 'on the last day of every 2 months'],
  ['FREQ=YEARLY', 'on the days of its own rule'],
  ['FREQ=HOURLY', 'on days of a rule that cannot be read here'],
])('the days of %s in words', (rule, text) => {
  expect(scheduleText({ ...schedule, repeats: `RRULE:${rule}` })).toBe(text)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '../calendar.ts'
import { nextDates } from './nextDates.ts'
import { readRepetition, readRule, repetitionText, writeRepetition } from './recurrence.ts'

const from = (rule: string) => `DTSTART:20260304T000000Z\nRRULE:${rule}`

test.each([
  ['FREQ=DAILY;INTERVAL=1', 'Every day'],
  ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
  ['FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', 'Every week on Monday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,TU', 'Every 2 weeks on Tuesday and Thursday'],
  ['FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,MO,WE', 'Every week on Monday, Wednesday, and Sunday'],
  ['FREQ=WEEKLY;INTERVAL=1', 'Every week on Wednesday'],
  ['FREQ=MONTHLY;INTERVAL=1', 'Every month on the 4th'],
  ['FREQ=MONTHLY;INTERVAL=6', 'Every 6 months on the 4th'],
  ['FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1', 'Every month on the last day'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1', 'Every 2 months on the last day'],
  ['FREQ=DAILY;INTERVAL=1;UNTIL=20260331T235959Z', 'Every day until 3/31/26'],
])('AMB-143: %s is told in words', (rule, text) => {
  expect(repetitionText(from(rule))).toBe(text)
})

test('AMB-143: a rule is read in parts', () => {
  expect(readRepetition(from('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;UNTIL=20260401'))).toEqual({
    frequency: 'weeks',
    interval: 2,
    weekdays: ['monday', 'tuesday'],
    onLastDay: false,
    weekStart: 'monday',
    start: '2026-03-04',
    until: '2026-04-01',
  })
})

test('PROMO-40: a rule without its interval says so, and has no dates', () => {
  const rule = readRepetition(from('FREQ=WEEKLY;INTERVAL=;BYDAY=MO'))
  expect(rule?.interval).toBeNull()
  expect(rule && writeRepetition(rule)).toBe(from('FREQ=WEEKLY;INTERVAL=;BYDAY=MO'))
  expect(repetitionText(from('FREQ=WEEKLY;INTERVAL='))).toBe('The interval is missing.')
  expect(datesOf(from('FREQ=WEEKLY;INTERVAL='), '2026-03-05')).toBe('')
})

test.each([
  'FREQ=YEARLY;INTERVAL=1',
  'FREQ=WEEKLY;INTERVAL=0',
  'FREQ=WEEKLY;INTERVAL=2x',
  'FREQ=WEEKLY;INTERVAL=-2',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=MONTHLY;INTERVAL=1;BYDAY=1MO',
  'FREQ=DAILY;INTERVAL=1;COUNT=3',
  'FREQ=DAILY;WKST=1MO',
  'FREQ=DAILY;UNTIL=tomorrow',
  'FREQ=DAILY;UNTIL=20260231',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=WEEKLY;BYMONTHDAY=-1',
  'FREQ=DAILY;INTERVAL=1\nEXDATE:20260305T000000Z',
])('AMB-143: %s says more than can be told, so that it stays as it is', (rule) => {
  expect(readRepetition(from(rule))).toBeNull()
  expect(repetitionText(from(rule))).toBe(from(rule))
})

const datesOf = (repeats: string, day: string, count = 5) => {
  const rule = readRule(repeats)
  if (!rule) throw new Error(`${repeats} is no rule`)
  return nextDates(rule, day, count).join(' ')
}

test('PROMO-43: the next dates of a rule are counted from its start and listed from a date on', () => {
  expect(datesOf(from('FREQ=DAILY;INTERVAL=3'), '2026-03-05', 3)).toBe(
    '2026-03-07 2026-03-10 2026-03-13',
  )
  expect(datesOf(from('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH'), '2026-03-04', 4)).toBe(
    '2026-03-05 2026-03-17 2026-03-19 2026-03-31',
  )
  expect(datesOf(from('FREQ=WEEKLY;INTERVAL=1'), '2026-03-05', 2)).toBe('2026-03-11 2026-03-18')
  expect(datesOf(from('FREQ=MONTHLY;INTERVAL=1'), '2026-03-04', 3)).toBe(
    '2026-03-04 2026-04-04 2026-05-04',
  )
})

// The fourth of March 2026 is a Wednesday.
test.each([
  ['FREQ=YEARLY', '2026-03-04 2027-03-04'],
  ['INTERVAL=1;FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26'],
  ['FREQ=DAILY;INTERVAL=1;COUNT=3', '2026-03-04 2026-03-05 2026-03-06'],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=2', '2026-03-09 2026-03-16'],
  ['FREQ=MONTHLY;BYDAY=1MO;UNTIL=20260501', '2026-04-06'],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '2026-03-27 2026-04-24'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=3', '2026-03-15 2026-04-01 2026-04-15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=2', '2026-03-31 2026-04-30'],
  ['FREQ=DAILY;BYDAY=SA,SU;COUNT=2', '2026-03-07 2026-03-08'],
])('AMB-243: the dates of %s are told, although the form cannot show it', (rule, dates) => {
  expect(datesOf(from(rule), '2026-03-04')).toBe(dates)
})

test.each([
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=DAILY;COUNT=0',
  'FREQ=DAILY;COUNT=10000',
  'FREQ=DAILY;INTERVAL=1000',
  'FREQ=DAILY;INTERVAL=1000000000000000000000000000000',
  'FREQ=DAILY\nEXDATE:20260305T000000Z',
  'FREQ=DAILY;X=1',
  'COUNT=3',
])('AMB-243: the dates of %s cannot be told', (rule) => {
  expect(readRule(from(rule))).toBeNull()
})

test('AMB-143: every second week counts by the day on which the weeks of the rule begin', () => {
  const rule = from('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU')
  expect(datesOf(rule, '2026-03-04', 4)).toBe('2026-03-15 2026-03-17 2026-03-29 2026-03-31')
  const read = readRepetition(rule)
  expect(read && writeRepetition(read)).toBe(rule)
})

test('PROMO-43: the dates of a rule that starts in more than a year are within a year of its start', () => {
  const later = 'DTSTART:20280103T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=6'
  expect(datesOf(later, '2026-03-04')).toBe('2028-01-03 2028-07-03 2029-01-03')
})

test('PROMO-43: a month without the day is left out, and nothing comes after a year or the end', () => {
  expect(datesOf('DTSTART:20260131T000000Z\nRRULE:FREQ=MONTHLY', '2026-02-01', 3)).toBe(
    '2026-03-31 2026-05-31 2026-07-31',
  )
  expect(datesOf(from('FREQ=MONTHLY;INTERVAL=5'), '2026-03-05')).toBe('2026-08-04 2027-01-04')
  expect(datesOf(from('FREQ=DAILY;UNTIL=20260306T235959Z'), '2026-03-05')).toBe(
    '2026-03-05 2026-03-06',
  )
  expect(datesOf(from('FREQ=DAILY;UNTIL=20260306'), '2026-03-07')).toBe('')
})

test('PROMO-42: a rule that has always held, and one without a start, is counted from the date', () => {
  expect(datesOf('DTSTART:00010101T000000Z\nRRULE:FREQ=DAILY;INTERVAL=2', '2026-03-05', 2)).toBe(
    '2026-03-05 2026-03-07',
  )
  expect(datesOf('RRULE:FREQ=MONTHLY', '2026-03-05', 2)).toBe('2026-03-05 2026-04-05')
})

test('AMB-143: a rule is written as the documents keep it, and read back as it was', () => {
  const rule = {
    frequency: 'weeks' as const,
    interval: 2,
    weekdays: ['tuesday' as const, 'thursday' as const],
    onLastDay: false,
    weekStart: 'monday' as const,
    start: '2026-03-04',
    until: '2026-03-31',
  }
  expect(writeRepetition(rule)).toBe(
    'DTSTART:20260304T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20260331T235959Z',
  )
  expect(writeRepetition({ ...rule, start: null, until: null })).toBe(
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  )
  const date = fc
    .date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10))
  const days = fc.subarray([...weekdays.slice(1), weekdays[0]])
  const anyRule = fc.record({
    frequency: fc.constantFrom('days' as const, 'weeks' as const, 'months' as const),
    interval: fc.integer({ min: 1, max: 99 }),
    weekdays: days,
    onLastDay: fc.boolean(),
    weekStart: fc.constantFrom(...weekdays),
    start: fc.option(date),
    until: fc.option(date),
  })
  fc.assert(
    fc.property(anyRule, (any) => {
      const { frequency } = any
      const kept = {
        ...any,
        weekdays: frequency === 'weeks' ? any.weekdays : [],
        onLastDay: frequency === 'months' && any.onLastDay,
      }
      expect(readRepetition(writeRepetition(kept))).toEqual(kept)
    }),
  )
})

import { dayOfMonth, isDate, shortDate, type Weekday, weekdayOf, weekdays } from '../calendar.ts'
import { capitalized, joined } from '../wording.ts'

export type Frequency = 'days' | 'weeks' | 'months'

export interface Repetition {
  readonly frequency: Frequency
  /** Null while the field is empty. */
  readonly interval: number | null
  /** For weekly rules; empty: the weekday of the start. */
  readonly weekdays: readonly Weekday[]
  /** Matters for every second week; default Monday. */
  readonly weekStart: Weekday
  /** 'YYYY-MM-DD', inclusive; null for no limit. */
  readonly start: string | null
  readonly until: string | null
}

/** iCalendar FREQ. */
export const frequencyCodes = { days: 'DAILY', weeks: 'WEEKLY', months: 'MONTHLY' } as const

/** iCalendar BYDAY. */
export const dayCodes = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
} as const

const ruleDays = [...weekdays.slice(1), weekdays[0]]

const frequencies = ['days', 'weeks', 'months'] as const

/** Null if any part of the rule is unknown to the console (AMB-143). */
export function readRepetition(repeats: string): Repetition | null {
  const start = /^DTSTART:(\d{8})/im.exec(repeats)?.[1]
  const rule = /^(?:RRULE:)?(FREQ=.*)$/im.exec(repeats)?.[1]
  if (rule === undefined) return null
  const { FREQ, INTERVAL = '1', BYDAY, UNTIL, WKST = 'MO', ...others } = partsOf(rule)
  const frequency = frequencies.find((known) => frequencyCodes[known] === FREQ)
  const weekdays = BYDAY === undefined ? [] : weekdaysOf(BYDAY)
  const weekStart = ruleDays.find((day) => dayCodes[day] === WKST)
  const isSupported = frequency && weekdays && weekStart && Object.keys(others).length === 0
  if (!isSupported || !/^([1-9]\d*)?$/.test(INTERVAL)) return null
  if (weekdays.length > 0 && frequency !== 'weeks') return null
  const [from, until] = [start, UNTIL].map((day) => (day === undefined ? null : dashed(day)))
  if ([from, until].some((day) => day && !isDate(day))) return null
  return {
    frequency,
    interval: INTERVAL === '' ? null : Number(INTERVAL),
    weekdays,
    weekStart,
    start: from ?? null,
    until: until ?? null,
  }
}

/** `DTSTART:20260304T000000Z`, a line feed, `RRULE:FREQ=WEEKLY;INTERVAL=1` (AMB-143). */
export function writeRepetition(rule: Repetition): string {
  const { frequency, interval, weekdays, weekStart, start, until } = rule
  const days = ruleDays.filter((day) => weekdays.includes(day)).map((day) => dayCodes[day])
  const parts = [
    `FREQ=${frequencyCodes[frequency]}`,
    `INTERVAL=${interval ?? ''}`,
    ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(until === null ? [] : [`UNTIL=${undashed(until)}T235959Z`]),
    ...(weekStart === 'monday' ? [] : [`WKST=${dayCodes[weekStart]}`]),
  ]
  const from = start === null ? [] : [`DTSTART:${undashed(start)}T000000Z`]
  return [...from, `RRULE:${parts.join(';')}`].join('\n')
}

/** An unknown rule stays as it is (AMB-143). */
export function repetitionText(repeats: string): string {
  const rule = readRepetition(repeats)
  if (!rule) return repeats
  const { frequency, interval, until } = rule
  if (interval === null) return 'The interval is missing.'
  const every =
    interval === 1 ? `Every ${frequency.slice(0, -1)}` : `Every ${interval} ${frequency}`
  return `${every}${onDays(rule)}${until ? ` until ${shortDate(until)}` : ''}`
}

function onDays({ frequency, weekdays, start }: Repetition): string {
  if (frequency === 'months' && start) return ` on the ${dayOfMonth(start)}`
  if (frequency !== 'weeks') return ''
  const days = weekdays.length > 0 || !start ? weekdays : [weekdayOf(start)]
  return days.length > 0 ? ` on ${joined('and', days.map(capitalized))}` : ''
}

function partsOf(rule: string): Record<string, string | undefined> {
  const pairs = rule.trim().toUpperCase().split(';').filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)))
}

function weekdaysOf(codes: string): Weekday[] | null {
  const wanted = codes.split(',')
  const days = ruleDays.filter((day) => wanted.includes(dayCodes[day]))
  return days.length === new Set(wanted).size ? days : null
}

function dashed(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`
}

function undashed(day: string): string {
  return day.replaceAll('-', '')
}

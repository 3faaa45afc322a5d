import { dayOfMonth, shortDate, type Weekday, weekdayOf, weekdays } from '../calendar.ts'
import { isDate } from '../values.ts'
import { capitalized, joined } from '../wording.ts'

export type Frequency = 'days' | 'weeks' | 'months'

export interface Repetition {
  readonly frequency: Frequency
  /** Null while the field is empty. */
  readonly interval: number | null
  /** For weekly rules; empty: the weekday of the start. */
  readonly weekdays: readonly Weekday[]
  /** For monthly rules: the last day of the month instead of the day of the start. */
  readonly onLastDay: boolean
  /** Matters for every second week; default Monday. */
  readonly weekStart: Weekday
  /** 'YYYY-MM-DD', inclusive; null for no limit. */
  readonly start: string | null
  readonly until: string | null
}

/** iCalendar FREQ. */
const frequencyCodes = { days: 'DAILY', weeks: 'WEEKLY', months: 'MONTHLY' } as const

/** iCalendar BYDAY. */
const dayCodes = {
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

/** A rule whose dates can be told. The form shows some of these rules only: `readRepetition`. */
export interface Rule {
  /** 'YYYY-MM-DD' */
  readonly start: string | null
  /** `{ FREQ: 'WEEKLY', BYDAY: 'MO,TU' }`. INTERVAL may be '' while the field is empty. */
  readonly parts: Readonly<Record<string, string | undefined>>
}

const dayCode = Object.values(dayCodes).join('|')
const listOf = (one: string) => new RegExp(`^(${one})(,(${one}))*$`)
const days = listOf(dayCode)

export const maxInterval = 999

const forms: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  // Bounded: a longer number is another one once it is read, and takes seconds to count to.
  INTERVAL: /^([1-9]\d{0,2})?$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  // 1MO: the first Monday; -1MO: the last.
  BYDAY: listOf(`(-?[1-5])?(${dayCode})`),
  BYMONTHDAY: listOf('-?([12]\\d|3[01]|[1-9])'),
  BYMONTH: listOf('1[0-2]|[1-9]'),
  WKST: new RegExp(`^(${dayCode})$`),
}

/** Null if the dates of the rule cannot be told (AMB-243). */
export function readRule(repeats: string): Rule | null {
  const lines = repeats.trim().split(/\s*\n\s*/)
  const start = /^DTSTART:(\d{8})(T\d{6}Z?)?$/i.exec(lines[0] ?? '')?.[1]
  const [rule, ...others] = start === undefined ? lines : lines.slice(1)
  if (rule === undefined || others.length > 0) return null
  const parts = partsOf(rule)
  const known = Object.entries(parts).every(([name, text = '']) => forms[name]?.test(text))
  if (!known || parts.FREQ === undefined || !canReckon(parts)) return null
  const from = start === undefined ? null : dashed(start)
  const isRight = [from, untilOf(parts)].every((day) => day === null || isDate(day))
  return isRight ? { start: from, parts } : null
}

/** Excludes what the RFC forbids, and rules that can be without any date, for which `rrule` searches 8,000 years. */
function canReckon({ FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH }: Rule['parts']): boolean {
  if (FREQ === 'YEARLY') return true
  if (FREQ === 'MONTHLY') return !(BYMONTHDAY && (BYMONTH || BYDAY))
  if (BYMONTHDAY || (BYDAY && !days.test(BYDAY))) return false
  return FREQ === 'WEEKLY' || Number(INTERVAL || 1) === 1 || !(BYDAY || BYMONTH)
}

/** 'YYYY-MM-DD', inclusive. */
export function untilOf({ UNTIL }: Rule['parts']): string | null {
  return UNTIL === undefined ? null : dashed(UNTIL)
}

/** Null if the form cannot show the rule (AMB-143). */
export function readRepetition(repeats: string): Repetition | null {
  const rule = readRule(repeats)
  if (!rule) return null
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTHDAY, UNTIL, WKST = 'MO', ...others } = rule.parts
  const frequency = frequencies.find((known) => frequencyCodes[known] === FREQ)
  const weekdays = BYDAY === undefined ? [] : weekdaysOf(BYDAY)
  const weekStart = ruleDays.find((day) => dayCodes[day] === WKST)
  if (!frequency || !weekdays || !weekStart || Object.keys(others).length > 0) return null
  if (weekdays.length > 0 && frequency !== 'weeks') return null
  if (BYMONTHDAY !== undefined && BYMONTHDAY !== '-1') return null
  return {
    frequency,
    interval: INTERVAL === '' ? null : Number(INTERVAL),
    weekdays,
    onLastDay: BYMONTHDAY !== undefined,
    weekStart,
    start: rule.start,
    until: untilOf(rule.parts),
  }
}

/** `DTSTART:20260304T000000Z`, a line feed, `RRULE:FREQ=WEEKLY;INTERVAL=1` (AMB-143). */
export function writeRepetition(rule: Repetition): string {
  const { frequency, interval, weekdays, onLastDay, weekStart, start, until } = rule
  const days = ruleDays.filter((day) => weekdays.includes(day)).map((day) => dayCodes[day])
  const parts = [
    `FREQ=${frequencyCodes[frequency]}`,
    `INTERVAL=${interval ?? ''}`,
    ...(days.length > 0 ? [`BYDAY=${days.join(',')}`] : []),
    ...(onLastDay ? ['BYMONTHDAY=-1'] : []),
    ...(until === null ? [] : [`UNTIL=${undashed(until)}T235959Z`]),
    ...(weekStart === 'monday' ? [] : [`WKST=${dayCodes[weekStart]}`]),
  ]
  const from = start === null ? [] : [`DTSTART:${undashed(start)}T000000Z`]
  return [...from, `RRULE:${parts.join(';')}`].join('\n')
}

/** A rule that the form cannot show stays as it is (AMB-143). */
export function repetitionText(repeats: string): string {
  const rule = readRepetition(repeats)
  if (!rule) return repeats
  const { frequency, interval, until } = rule
  if (interval === null) return 'The interval is missing.'
  const every =
    interval === 1 ? `Every ${frequency.slice(0, -1)}` : `Every ${interval} ${frequency}`
  return `${every}${onDays(rule)}${until ? ` until ${shortDate(until)}` : ''}`
}

function onDays({ frequency, weekdays, onLastDay, start }: Repetition): string {
  if (onLastDay) return ' on the last day'
  if (frequency === 'months' && start) return ` on the ${dayOfMonth(start)}`
  if (frequency !== 'weeks') return ''
  const days = weekdays.length > 0 || !start ? weekdays : [weekdayOf(start)]
  return days.length > 0 ? ` on ${joined('and', days.map(capitalized))}` : ''
}

function partsOf(rule: string): Record<string, string | undefined> {
  const pairs = rule
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .filter((pair) => pair.trim())
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

import { lazily } from './lazily.ts'
import { ordinal } from './longMoment.ts'
import { promotionDay } from './promotionDay.ts'
import { type Weekday, weekdayOf } from './weekdays.ts'

/** How often, each `interval` of them (PROMO-39). */
export type Frequency = 'days' | 'weeks' | 'months'

/** A repetition rule as it is read. */
export interface Repetition {
  readonly frequency: Frequency
  readonly interval: number
  /** Of a weekly rule; without any it is the weekday of its start. */
  readonly weekdays: readonly Weekday[]
  /** The days 'YYYY-MM-DD' between which it holds; null without. */
  readonly start: string | null
  readonly until: string | null
}

const frequencies: Readonly<Record<string, Frequency>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
}

/** From Monday on, as people name the days of a rule. */
const dayCodes: Readonly<Record<string, Weekday>> = {
  MO: 'monday',
  TU: 'tuesday',
  WE: 'wednesday',
  TH: 'thursday',
  FR: 'friday',
  SA: 'saturday',
  SU: 'sunday',
}

/** Reads the repeats of a promotion (AMB-143); null for a rule that says anything else. */
export function readRepetition(repeats: string): Repetition | null {
  const start = /^DTSTART:(\d{8})/im.exec(repeats)?.[1]
  const rule = /^(?:RRULE:)?(FREQ=.*)$/im.exec(repeats)?.[1]
  if (rule === undefined) return null
  const { FREQ, INTERVAL = '1', BYDAY, UNTIL, WKST, ...others } = partsOf(rule)
  const frequency = frequencies[FREQ ?? '']
  const weekdays = BYDAY === undefined ? [] : weekdaysOf(BYDAY)
  const known = frequency && weekdays && Object.keys(others).length === 0
  if (!known || !/^[1-9]\d*$/.test(INTERVAL)) return null
  if (weekdays.length > 0 && frequency !== 'weeks') return null
  if (UNTIL !== undefined && !/^\d{8}/.test(UNTIL)) return null
  const until = UNTIL === undefined ? null : dashed(UNTIL)
  return {
    frequency,
    interval: Number(INTERVAL),
    weekdays,
    start: start === undefined ? null : dashed(start),
    until,
  }
}

/** When a promotion repeats, in words; a rule that cannot be told stays as it is (AMB-143). */
export function repetitionText(repeats: string): string {
  const rule = readRepetition(repeats)
  if (!rule) return repeats
  const { frequency, interval, until } = rule
  const every =
    interval === 1 ? `Every ${frequency.slice(0, -1)}` : `Every ${interval} ${frequency}`
  return `${every}${onDays(rule)}${until ? ` until ${promotionDay(until)}` : ''}`
}

const listed = lazily(() => new Intl.ListFormat('en-US'))

function onDays({ frequency, weekdays, start }: Repetition): string {
  if (frequency === 'months' && start) return ` on the ${ordinal(Number(start.slice(8)))}`
  if (frequency !== 'weeks') return ''
  const days = weekdays.length > 0 || !start ? weekdays : [weekdayOf(start)]
  return days.length > 0 ? ` on ${listed().format(days.map(capitalized))}` : ''
}

function partsOf(rule: string): Record<string, string | undefined> {
  const pairs = rule.trim().toUpperCase().split(';').filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)))
}

function weekdaysOf(codes: string): Weekday[] | null {
  const wanted = codes.split(',')
  if (wanted.some((code) => dayCodes[code] === undefined)) return null
  return Object.entries(dayCodes).flatMap(([code, day]) => (wanted.includes(code) ? [day] : []))
}

function dashed(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

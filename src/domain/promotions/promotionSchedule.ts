import { isValid } from 'date-fns/isValid'
import {
  addDays,
  always,
  clockText,
  dayOfMonth,
  lastDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from '../calendar.ts'
import { isDate } from '../values.ts'
import { capitalized, joined } from '../wording.ts'
import { datesBetween, eldestStart, nextDates } from './nextDates.ts'
import {
  type Repetition,
  type Rule,
  readRepetition,
  readRule,
  untilOf,
  writeRepetition,
} from './recurrence.ts'

type PromotionHours = Pick<PromotionSchedule, 'start_time' | 'end_time'>

/** Dates 'YYYY-MM-DD' with any suffix, or '' if missing; times 'HH:mm:ss' of a store. */
export interface PromotionSchedule {
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string
  readonly end_time: string
  readonly repeats: string | null
}

/** 'YYYY-MM-DD 23:59:59' -> 'YYYY-MM-DD' */
export const dayOf = (date: string): string => date.slice(0, 10)

export function missingDay({
  start_date,
  end_date,
}: Pick<PromotionSchedule, 'start_date' | 'end_date'>): 'first day' | 'last day' | undefined {
  if (start_date === '') return 'first day'
  return end_date === '' ? 'last day' : undefined
}

export function alwaysRan(start: string): boolean {
  return dayOf(start) === always
}

export function lastRunningDay({
  end_date,
  repeats,
}: Pick<PromotionSchedule, 'end_date' | 'repeats'>): string {
  const rule = repeats === null ? null : readRule(repeats)
  const until = rule && untilOf(rule.parts)
  return until && until < dayOf(end_date) ? until : end_date
}

/** A rule without a start counts from the promotion's first day. */
function repetitionOf({
  repeats,
  start_date,
}: Pick<PromotionSchedule, 'repeats' | 'start_date'>):
  | (Repetition & { readonly start: string })
  | null {
  const rule = repeats === null ? null : readRepetition(repeats)
  return rule && { ...rule, start: rule.start ?? dayOf(start_date) }
}

/** Null without a rule, and for a rule whose days are unknown. */
function ruleOf({
  repeats,
  start_date,
}: Pick<PromotionSchedule, 'repeats' | 'start_date'>): Rule | null {
  const rule = repeats === null ? null : readRule(repeats)
  if (!rule) return null
  const start = rule.start ?? dayOf(start_date)
  // A count and anniversaries depend on the start.
  const isCounted = 'COUNT' in rule.parts || rule.parts.FREQ === 'YEARLY'
  return isCounted && start !== '' && start < eldestStart ? null : { ...rule, start }
}

/** Whether it repeats by a rule that the console cannot reckon (AMB-243). */
export function hasUnknownDays(
  schedule: Pick<PromotionSchedule, 'repeats' | 'start_date'>,
): boolean {
  return schedule.repeats !== null && ruleOf(schedule) === null
}

/** At most a year of dates; none while a day is missing, or for a rule whose days are unknown. */
export function runningDates(schedule: PromotionSchedule, from: string, to: string): string[] {
  if (missingDay(schedule)) return []
  const first = later(from, dayOf(schedule.start_date))
  const last = [to, lastDay(schedule.end_date), addDays(first, 366)].reduce(earlier)
  if (!isDate(first) || !isDate(last) || last < first) return []
  if (schedule.repeats === null) return everyDay(first, last)
  const rule = ruleOf(schedule)
  return rule ? datesBetween(rule, first, last) : []
}

/** Within a year of `from`. */
export function nextRunningDate(schedule: PromotionSchedule, from: string): string | undefined {
  const first = later(from, dayOf(schedule.start_date))
  return isDate(first) ? runningDates(schedule, first, addDays(first, 366))[0] : undefined
}

export function exampleDates(
  schedule: Pick<PromotionSchedule, 'start_date' | 'end_date' | 'repeats'>,
  today: string,
): string[] {
  const rule = ruleOf(schedule)
  if (!rule || missingDay(schedule)) return []
  const dates = nextDates(rule, later(today, dayOf(schedule.start_date)), 5)
  return dates.filter((date) => date <= lastDay(schedule.end_date))
}

/** An end of 23:59:00 is a minute earlier. */
export function runsAllDay({ start_time, end_time }: PromotionHours): boolean {
  return start_time === '00:00:00' && end_time === '23:59:59'
}

const minuteOf = (time: string): string => time.slice(0, 5)

/** Hours that end before they begin go on past midnight. */
export function endsNextDay({ start_time, end_time }: PromotionHours): boolean {
  return minuteOf(end_time) < minuteOf(start_time)
}

export function lastsOneMinute({ start_time, end_time }: PromotionHours): boolean {
  return minuteOf(end_time) === minuteOf(start_time)
}

/** '2:00 PM to 4:59 PM', '10:00 PM to 2:00 AM the next day' */
export function windowText(hours: PromotionHours): string {
  const [from, to] = [hours.start_time, hours.end_time].map(clockText)
  return `${from} to ${to}${endsNextDay(hours) ? ' the next day' : ''}`
}

/** `time` is 'HH:mm' or 'HH:mm:ss'. */
export function runsAt(hours: PromotionHours, time: string): boolean {
  const hasBegun = minuteOf(time) >= minuteOf(hours.start_time)
  const isBeforeEnd = minuteOf(time) <= minuteOf(hours.end_time)
  return endsNextDay(hours) ? hasBegun || isBeforeEnd : hasBegun && isBeforeEnd
}

/** The promotion day of a moment: after midnight possibly the day before. */
export function dayOfHours(hours: PromotionHours, date: string, time: string): string {
  return endsNextDay(hours) && minuteOf(time) <= minuteOf(hours.end_time) ? addDays(date, -1) : date
}

export function lacksInterval({ repeats }: Pick<PromotionSchedule, 'repeats'>): boolean {
  return repeats !== null && readRepetition(repeats)?.interval === null
}

/** '31st' if the rule skips months of its period that have no such day. */
export function skippedDay(schedule: PromotionSchedule): string | undefined {
  const rule = ruleOf(schedule)
  if (!rule?.start || rule.parts.FREQ !== 'MONTHLY' || rule.parts.BYDAY) return undefined
  const { INTERVAL = '1', BYMONTHDAY = rule.start.slice(8) } = rule.parts
  const day = Math.max(...BYMONTHDAY.split(',').map(Number))
  if (day < 29 || INTERVAL === '') return undefined
  const last = dayOf(lastRunningDay(schedule))
  const [year = 0, month = 0] = rule.start.split('-').map(Number)
  // After 48 months of the rule each month of a leap year has been tried.
  for (let index = 0; index < 48; index += 1) {
    const end = new Date(Date.UTC(year, month + index * Number(INTERVAL), 0))
    if (!isValid(end) || end.toISOString().slice(0, 10) > last) return undefined
    if (end.getUTCDate() < day) return dayOfMonth(`2000-01-${day}`)
  }
  return undefined
}

/** Null without repeats; unknown rules stay as they are. */
export function startingOn(repeats: string | null, start: string | null): string | null {
  const rule = repeats === null ? null : readRepetition(repeats)
  return rule ? writeRepetition({ ...rule, start }) : repeats
}

/** 'Mon to Fri 2:00 PM to 4:59 PM'; '' for all days and hours. */
export function scheduleText(schedule: PromotionSchedule): string {
  const hours = runsAllDay(schedule) ? '' : windowText(schedule)
  return [daysText(schedule), hours].filter(Boolean).join(' ')
}

function daysText(schedule: PromotionSchedule): string {
  const rule = repetitionOf(schedule)
  if (!rule) {
    if (schedule.repeats === null) return ''
    return hasUnknownDays(schedule)
      ? 'on days of a rule that cannot be read here'
      : 'on the days of its own rule'
  }
  const { frequency, interval, start } = rule
  if (interval === null) return 'at an interval that is missing'
  const every = interval === 1 ? '' : `every ${interval} ${frequency}`
  if (frequency === 'days') return every
  if (rule.onLastDay) return `on the last day of ${every || 'every month'}`
  if (start === '' && rule.weekdays.length === 0) return every || `every ${frequency.slice(0, -1)}`
  if (frequency === 'months')
    return `on the ${dayOfMonth(start)} of ${interval === 1 ? 'every month' : every}`
  const days = weekdaysText(rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(start)])
  return every === '' ? days : `${days || 'every day'} ${every}`
}

const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

function weekdaysText(chosen: readonly Weekday[]): string {
  const numbers = fromMonday.flatMap((day, number) => (chosen.includes(day) ? [number] : []))
  if (numbers.length === 7) return ''
  const names = numbers.map((number) => shortName(fromMonday[number] ?? 'monday'))
  const [first = 0] = numbers
  const inRow = numbers.every((number, index) => number === first + index)
  return inRow && numbers.length > 2
    ? `${names[0]} to ${names.at(-1)}`
    : `on ${joined('and', names)}`
}

const shortName = (day: Weekday) => capitalized(day).slice(0, 3)

/** Computes no date after `last`, since there is none after the year 9999. */
function everyDay(first: string, last: string): string[] {
  const dates = [first]
  for (let date = first; date < last; dates.push(date)) date = addDays(date, 1)
  return dates
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

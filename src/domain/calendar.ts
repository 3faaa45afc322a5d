/*
 * Dates, times of day and moments, each in its own form.
 * A date is the text 'YYYY-MM-DD'. A date never becomes a local Date, which west of Greenwich would be the
 * day before.
 * A time of day is the text 'HH:mm' or 'HH:mm:ss' of a store.
 * A moment is a timestamp (ISO 8601 UTC) or a Date.
 * Texts of these forms are compared as texts.
 */
import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { isValid } from 'date-fns/isValid'
import { isDate } from './isDate.ts'
import { lazily } from './lazily.ts'
import { capitalized } from './listed.ts'
import { zoneInWords } from './timeZones.ts'

/** The lowercase weekday names, Sunday first as in the hours panel. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Whether a value is the name of a weekday. */
export function isWeekday(value: unknown): value is Weekday {
  return weekdays.some((day) => day === value)
}

/** The dates that stand for 'has always been' and for 'never ends'. */
export const always = '0001-01-01'
export const never = '9999-12-31'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether an end stands for 'never ends': its year is 9999 or later. */
export function neverEnds(end: string): boolean {
  return Number(partsOf(end)[0]) >= 9999
}

/** The date of an end, to be compared as a text: one date for every end that stands for 'never ends'. */
export function lastDay(end: string): string {
  return neverEnds(end) ? never : end.slice(0, 10)
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'sunday'
}

/** The date a number of days after a date; a negative number counts back. */
export function addDays(date: string, days: number): string {
  return isoText(Date.parse(date) + days * millisecondsInDay).slice(0, 10)
}

/** The same date one year before; 28 February for 29 February. */
export function yearBefore(date: string): string {
  const same = `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
  return isDate(same) ? same : same.replace(/29$/, '28')
}

/**
 * A date as M/D/YY; the year 0001 and those from 9999 on stand for no limit. The text may have a time behind the
 * date. A text that is no date stays as it is.
 */
export function shortDate(date: string): string {
  const [year, month, day] = partsOf(date)
  if (year === undefined) return date
  if (year === '0001' || neverEnds(date)) return 'Permanent'
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`
}

/** A date as `Mar 4, 2026`; a text that is no date stays as it is. */
export function mediumDate(date: string): string {
  const [year, month, day] = partsOf(date)
  return year === undefined ? date : `${months[Number(month) - 1]} ${Number(day)}, ${year}`
}

/** The day of the month as an ordinal: 1st, 2nd, 3rd, 4th, 11th, 22nd. */
export function dayOfMonth(date: string): string {
  const day = Number(date.slice(8, 10))
  const teen = day >= 11 && day <= 13
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${ending ?? 'th'}`
}

function partsOf(date: string): (string | undefined)[] {
  return /^\+?(\d{4,})-(\d\d)-(\d\d)/.exec(date)?.slice(1) ?? []
}

/** The browser's zone, in which the viewer sees moments. */
export const ownTimeZone = lazily(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The zone of a store that names none (AMB-80). */
const defaultTimeZone = 'America/Los_Angeles'

const zones = new Map<string, string | undefined>()

/** The zone that a name or words stand for; undefined for what no zone is called. */
export function knownZone(name: string): string | undefined {
  if (!zones.has(name)) zones.set(name, isZone(name) ? name : zoneInWords(name))
  return zones.get(name)
}

/** The named zone, or the default zone for no name and for one that no zone has (AMB-80). */
export function zoneOf(name: string | null): string {
  return (name === null ? undefined : knownZone(name)) ?? defaultTimeZone
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** The date in a zone at a moment, such as a store's 'today'. */
export function dateAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(0, 10)
}

/**
 * Date and time of day on a wall clock at a moment, as 'YYYY-MM-DDTHH:mm:ss.sssZ' without meaning UTC.
 * Without a zone the clock is the browser's own, whose offset the browser knows best.
 */
function clockAt(moment: Date | string, timeZone?: string): string {
  const at = new Date(moment)
  const offset = timeZone === undefined ? -at.getTimezoneOffset() : tzOffset(zoneOf(timeZone), at)
  return isoText(at.getTime() + offset * millisecondsInMinute)
}

/**
 * The first moment of a date in a zone. The moment is 1:00 where the clocks skip midnight, and the earlier
 * midnight where the clocks show midnight twice.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date)
  const starts = [midnight - millisecondsInDay, midnight + millisecondsInDay]
    .map((near) => midnight - tzOffset(zoneOf(timeZone), new Date(near)) * millisecondsInMinute)
    .filter((start) => dateAt(new Date(start), timeZone) === date)
  return new Date(starts.length > 0 ? Math.min(...starts) : midnight)
}

/**
 * The last millisecond of a date in a zone. A day has 23 or 25 hours when the clocks change, so adding 24
 * hours would be wrong.
 */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 1)
}

/**
 * A timestamp in the form of orders and archived records, 'ddd mmm dS, yyyy h:MM TT': `Wed Mar 4th, 2026 9:05
 * AM`. Without a zone the text is in the browser's zone (AMB-169). A text that is no timestamp stays as it
 * is.
 */
export function longMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  const [year, month] = partsOf(clock)
  const weekday = weekdayOf(clock.slice(0, 10))
  const day = capitalized(weekday).slice(0, 3)
  return `${day} ${months[Number(month) - 1]} ${dayOfMonth(clock)}, ${year} ${timeOf(clock)}`
}

/** A timestamp as `Mar 4, 2026, 9:05 AM`; without a zone the text is in the browser's zone. */
export function mediumMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  return `${mediumDate(clock)}, ${timeOf(clock)}`
}

const longMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
]

/**
 * The date of a timestamp in the form of content, 'MMMM Do YYYY': `March 4th 2026`. Without a zone the text is
 * in the browser's zone. A text that is no timestamp stays as it is.
 */
export function ordinalDate(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  const [year, month] = partsOf(clock)
  return `${longMonths[Number(month) - 1]} ${dayOfMonth(clock)} ${year}`
}

/** The date of a timestamp in a zone as M/D/YY; a text that is no timestamp stays as it is. */
export function shortMoment(timestamp: string, timeZone: string): string {
  return isMoment(timestamp) ? shortDate(dateAt(timestamp, timeZone)) : timestamp
}

/** A time of day as h:mm AM/PM; a text that is no time of day stays as it is. */
export function clockText(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return time
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

function isMoment(timestamp: string): boolean {
  return isValid(new Date(timestamp))
}

const timeOf = (clock: string) => clockText(clock.slice(11, 16))

/** The text of `toISOString`; an empty text for an invalid moment. */
function isoText(moment: Date | number): string {
  return isValid(moment) ? new Date(moment).toISOString() : ''
}

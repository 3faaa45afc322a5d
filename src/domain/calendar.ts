/*
 * date         'YYYY-MM-DD'; never a local Date, which west of Greenwich is the day before
 * time of day  'HH:mm' or 'HH:mm:ss' of a store
 * moment       ISO 8601 UTC timestamp, or a Date
 * Compare the texts of one form as strings.
 */
import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { isValid } from 'date-fns/isValid'
import { isDate } from './values.ts'
import { capitalized } from './wording.ts'

/** Sunday first, as in the hours panel. */
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

export function isWeekday(value: unknown): value is Weekday {
  return weekdays.some((day) => day === value)
}

export const always = '0001-01-01'
export const never = '9999-12-31'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function neverEnds(end: string): boolean {
  return Number(partsOf(end)[0]) >= 9999
}

/** The date of an end; the same date for every end that means 'never'. */
export function lastDay(end: string): string {
  return neverEnds(end) ? never : end.slice(0, 10)
}

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'sunday'
}

/** `days` may be negative. */
export function addDays(date: string, days: number): string {
  return isoText(Date.parse(date) + days * millisecondsInDay).slice(0, 10)
}

/** 29 February -> 28 February. */
export function yearBefore(date: string): string {
  const same = `${String(Number(date.slice(0, 4)) - 1).padStart(4, '0')}${date.slice(4)}`
  return isDate(same) ? same : same.replace(/29$/, '28')
}

/** `3/4/26`, or Permanent for the years 0001 and >= 9999. Ignores a time after the date; returns invalid texts as they are. */
export function shortDate(date: string): string {
  const [year, month, day] = partsOf(date)
  if (year === undefined) return date
  if (year === '0001' || neverEnds(date)) return 'Permanent'
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`
}

/** `Mar 4, 2026`. Returns texts that are not dates as they are. */
export function mediumDate(date: string): string {
  const [year, month, day] = partsOf(date)
  return year === undefined ? date : `${months[Number(month) - 1]} ${Number(day)}, ${year}`
}

export function dayOfMonth(date: string): string {
  const day = Number(date.slice(8, 10))
  const teen = day >= 11 && day <= 13
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${ending ?? 'th'}`
}

function partsOf(date: string): (string | undefined)[] {
  return /^\+?(\d{4,})-(\d\d)-(\d\d)/.exec(date)?.slice(1) ?? []
}

let ownZone: string | undefined

/** Time zone of this device, read once: an Intl format takes some 10 ms to create on a slow machine. */
export function ownTimeZone(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return ownZone
}

/** For stores without a zone (AMB-80). */
const defaultTimeZone = 'America/Los_Angeles'

const zones = new Map<string, string | undefined>()

export function knownZone(name: string): string | undefined {
  if (!zones.has(name)) zones.set(name, isZone(name) ? name : zoneInWords(name))
  return zones.get(name)
}

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

export function dateAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(0, 10)
}

/** 'YYYY-MM-DDTHH:mm' */
export function minuteAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(0, 16)
}

/** 'HH:mm' */
export function timeAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(11, 16)
}

/** Wall clock time as 'YYYY-MM-DDTHH:mm:ss.sssZ', where Z does not mean UTC. Default: the browser's zone. */
function clockAt(moment: Date | string, timeZone?: string): string {
  const at = new Date(moment)
  const offset = timeZone === undefined ? -at.getTimezoneOffset() : tzOffset(zoneOf(timeZone), at)
  return isoText(at.getTime() + offset * millisecondsInMinute)
}

/** 1:00 where the clocks skip midnight, the earlier midnight where they repeat it. */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date)
  const starts = [midnight - millisecondsInDay, midnight + millisecondsInDay]
    .map((near) => midnight - tzOffset(zoneOf(timeZone), new Date(near)) * millisecondsInMinute)
    .filter((start) => dateAt(new Date(start), timeZone) === date)
  return new Date(starts.length > 0 ? Math.min(...starts) : midnight)
}

/** The last millisecond of a date. Adding 24 hours to its start fails on days of 23 or 25 hours. */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 1)
}

/** `Wed Mar 4th, 2026 9:05 AM`, by default in the browser's zone (AMB-169). Returns invalid texts as they are. */
export function longMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  const [year, month] = partsOf(clock)
  const weekday = weekdayOf(clock.slice(0, 10))
  const day = capitalized(weekday).slice(0, 3)
  return `${day} ${months[Number(month) - 1]} ${dayOfMonth(clock)}, ${year} ${timeOf(clock)}`
}

/** `Mar 4, 2026, 9:05 AM` */
export function mediumMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  return `${mediumDate(clock)}, ${timeOf(clock)}`
}

const longMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
]

/** `March 4th 2026` */
export function ordinalDate(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  const [year, month] = partsOf(clock)
  return `${longMonths[Number(month) - 1]} ${dayOfMonth(clock)} ${year}`
}

/** `3/4/26` */
export function shortMoment(timestamp: string, timeZone: string): string {
  return isMoment(timestamp) ? shortDate(dateAt(timestamp, timeZone)) : timestamp
}

/** `9:05 AM` */
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

/** Like `toISOString`, but '' for an invalid date. */
function isoText(moment: Date | number): string {
  return isValid(moment) ? new Date(moment).toISOString() : ''
}

/** The first one is the default of a new store (AMB-80). */
export const timeZones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const

/** United States zones as Rails and Windows name them. */
const zonesInWords: ReadonlyMap<string, string> = new Map([
  ['Pacific', 'America/Los_Angeles'],
  ['Eastern', 'America/New_York'],
  ['US Eastern', 'America/Indianapolis'],
  ['Indiana (East)', 'America/Indianapolis'],
  ['Central', 'America/Chicago'],
  ['Mountain', 'America/Denver'],
  ['Arizona', 'America/Phoenix'],
  ['US Mountain', 'America/Phoenix'],
  ['Alaska', 'America/Anchorage'],
  ['Alaskan', 'America/Anchorage'],
  ['Aleutian', 'America/Adak'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Hawaiian', 'Pacific/Honolulu'],
])

/** 'Pacific Time (US & Canada)', 'Pacific Standard Time' -> 'America/Los_Angeles' */
export function zoneInWords(name: string): string | undefined {
  return zonesInWords.get(name.replace(/( Standard)? Time( \(US & Canada\))?$/, ''))
}

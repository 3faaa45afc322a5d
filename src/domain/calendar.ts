/*
 * Dates, times of day and moments, each in its own form:
 * a date is the text 'YYYY-MM-DD' and never becomes a local Date, which would be the day before for
 * everybody west of Greenwich; a time of day is the text 'HH:mm' or 'HH:mm:ss' of a store;
 * a moment is a timestamp (ISO 8601 UTC) or a Date.
 * Texts of these forms are compared as texts.
 */
import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { isValid } from 'date-fns/isValid'
import { lazily } from './lazily.ts'

/** The lowercase weekday names (PARS-09), Sunday first as in the hours panel (HOURS-01). */
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

/** The date that stands for 'has always been', and the one for 'never ends' (PROMO-35, PROMO-42). */
export const always = '0001-01-01'
export const never = '9999-12-31'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Whether a text is a date that the calendar has: 31 February is none. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isoText(Date.parse(text)).startsWith(text)
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()] ?? 'sunday'
}

/** The date a number of days after a date, or before it. */
export function addDays(date: string, days: number): string {
  return isoText(Date.parse(date) + days * millisecondsInDay).slice(0, 10)
}

/**
 * A date as M/D/YY (AMB-142, AMB-169); the years 0001 and 9999 stand for no limit (PROMO-04). Takes
 * it with or without a time behind; what is no date stays as it is.
 */
export function shortDate(date: string): string {
  const [year, month, day] = partsOf(date)
  if (year === undefined) return date
  if (year === '0001' || year === '9999') return 'Permanent'
  return `${Number(month)}/${Number(day)}/${year.slice(2)}`
}

/** A date as `Mar 4, 2026`; what is no date stays as it is. */
export function mediumDate(date: string): string {
  const [year, month, day] = partsOf(date)
  return year === undefined ? date : `${months[Number(month) - 1]} ${Number(day)}, ${year}`
}

/** The day of the month of a date: 1st, 2nd, 3rd, 4th, 11th, 22nd. */
export function dayOfMonth(date: string): string {
  const day = Number(date.slice(8, 10))
  const teen = day >= 11 && day <= 13
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]
  return `${day}${ending ?? 'th'}`
}

function partsOf(date: string): (string | undefined)[] {
  return /^(\d{4})-(\d\d)-(\d\d)/.exec(date)?.slice(1) ?? []
}

/** The zone in which the person sees moments, for the tooltip beside them (AMB-169). */
export const ownTimeZone = lazily(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The zone that stores have unless they say another one (AMB-80). */
const defaultTimeZone = 'America/Los_Angeles'

const zones = new Map<string, string>()

/** The zone to reckon in: the one that is named, or the default one for a name that no zone has (AMB-80). */
export function zoneOf(name: string): string {
  const known = zones.get(name) ?? (isZone(name) ? name : defaultTimeZone)
  zones.set(name, known)
  return known
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** The date in a zone at a moment: its 'today' (AMB-96). */
export function dateAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(0, 10)
}

/** The time of day 'HH:mm:ss' in a zone at a moment. */
export function timeAt(moment: Date | string, timeZone: string): string {
  return clockAt(moment, timeZone).slice(11, 19)
}

/**
 * What calendar and clock show at a moment, 'YYYY-MM-DDTHH:mm:ss.sssZ' without meaning UTC; those of the
 * person, whose offset the browser knows best, without a zone.
 */
function clockAt(moment: Date | string, timeZone?: string): string {
  const at = new Date(moment)
  const offset = timeZone === undefined ? -at.getTimezoneOffset() : tzOffset(zoneOf(timeZone), at)
  return isoText(at.getTime() + offset * millisecondsInMinute)
}

/**
 * The first moment of a date in a zone: 1:00 where the clocks skip midnight, the earlier midnight where
 * they show it twice.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date)
  const starts = [midnight - millisecondsInDay, midnight + millisecondsInDay]
    .map((near) => midnight - tzOffset(zoneOf(timeZone), new Date(near)) * millisecondsInMinute)
    .filter((start) => dateAt(new Date(start), timeZone) === date)
  return new Date(starts.length > 0 ? Math.min(...starts) : midnight)
}

/** The last millisecond of a date in a zone: its day has 23 or 25 hours when the clocks change (AMB-115). */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(startOfDay(addDays(date, 1), timeZone).getTime() - 1)
}

/**
 * A timestamp in the form of orders and of archived records, 'ddd mmm dS, yyyy h:MM TT', in the zone of
 * the person unless another one is given (AMB-169): `Wed Mar 4th, 2026 9:05 AM`. A text that is no
 * timestamp stays as it is.
 */
export function longMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  const [year, month] = partsOf(clock)
  const weekday = weekdayOf(clock.slice(0, 10))
  const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)}`
  return `${day} ${months[Number(month) - 1]} ${dayOfMonth(clock)}, ${year} ${timeOf(clock)}`
}

/** A timestamp as `Mar 4, 2026, 9:05 AM`, in the zone of the person unless another one is given. */
export function mediumMoment(timestamp: string, timeZone?: string): string {
  if (!isMoment(timestamp)) return timestamp
  const clock = clockAt(timestamp, timeZone)
  return `${mediumDate(clock)}, ${timeOf(clock)}`
}

/** The date of a timestamp in a zone as M/D/YY (AMB-169); a text that is no timestamp stays as it is. */
export function shortMoment(timestamp: string, timeZone: string): string {
  return isMoment(timestamp) ? shortDate(dateAt(timestamp, timeZone)) : timestamp
}

/** A time of day as h:mm AM/PM (AMB-81, AMB-97); what is none stays as it is. */
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

/** What `toISOString` writes; nothing for what is no moment. */
function isoText(moment: Date | number): string {
  return isValid(moment) ? new Date(moment).toISOString() : ''
}

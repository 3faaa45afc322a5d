import type { Days } from '#api/reports.ts'
import { dateAt, ownTimeZone, yearBefore } from '#domain/calendar.ts'
import { isDate } from '#domain/isDate.ts'
import type { ReportSearch } from './reportSearch.ts'

/** The date of the end-of-day report until it is changed (AMB-161). */
const firstDate = '2020-01-03'

/** The days of the tip report, by default the year until today. One day where a range runs backwards. */
export function tipDays({ start, end }: ReportSearch): Days {
  const last = dateOf(end) ?? today()
  const first = dateOf(start) ?? yearBefore(last)
  return first > last ? { start: last, end: last } : { start: first, end: last }
}

const today = () => dateAt(new Date(), ownTimeZone())

/** What there is to know of a date whose report is empty, or not yet whole. */
export function dateNote(date: string): string | undefined {
  return date > today() ? 'This day is still to come.' : undefined
}

/** Milliseconds without a key after which a typed date is taken. */
export const datePause = 600

/** Why a typed date is none of a report. */
export function dateFault(date: string): string | undefined {
  if (date === '') return 'Enter a date.'
  return date < '2000' ? 'Enter a year from 2000 on.' : undefined
}

/** The day of the end-of-day report. */
export function eodDate({ date }: ReportSearch): string {
  return dateOf(date) ?? firstDate
}

/** The text where it is a date of the calendar: 31 February is none. */
const dateOf = (text: string | undefined) => (text !== undefined && isDate(text) ? text : undefined)

import type { Days } from '#api/reports.ts'
import { dateAt, ownTimeZone, yearBefore } from '#domain/calendar.ts'
import { isDate } from '#domain/isDate.ts'
import type { ReportSearch } from './reportSearch.ts'

/** The date of the end-of-day report until it is changed (REP-08, AMB-161). */
const firstDate = '2020-01-03'

/** The days of the tip report, by default the year until today (REP-02). One day where a range runs backwards. */
export function tipDays({ start, end }: ReportSearch): Days {
  const last = dateOf(end) ?? dateAt(new Date(), ownTimeZone())
  const first = dateOf(start) ?? yearBefore(last)
  return first > last ? { start: last, end: last } : { start: first, end: last }
}

/** The day of the end-of-day report. */
export function eodDate({ date }: ReportSearch): string {
  return dateOf(date) ?? firstDate
}

/** The text where it is a date of the calendar: 31 February is none. */
const dateOf = (text: string | undefined) => (text !== undefined && isDate(text) ? text : undefined)

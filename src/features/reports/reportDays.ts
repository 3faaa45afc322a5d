import type { Days } from '#api/reports.ts'
import { dateAt, isDate, ownTimeZone, yearBefore } from '#domain/calendar.ts'

/** The date of the end-of-day report until it is changed (REP-08, AMB-161). */
const firstDate = '2020-01-03'

/** The well-formed days in the address of the page; a day that is not there has its default. */
export interface ReportSearch {
  readonly start?: string
  readonly end?: string
  readonly date?: string
}

/** Keeps the days of an address that are dates. */
export function reportSearch(search: Readonly<Record<string, unknown>>): ReportSearch {
  const kept: Record<string, string> = {}
  for (const name of ['start', 'end', 'date']) {
    const value = search[name]
    if (typeof value === 'string' && isDate(value)) kept[name] = value
  }
  return kept
}

/** The days of the tip report, by default the year until today (REP-02). One day where a range runs backwards. */
export function tipDays({ start, end }: ReportSearch): Days {
  const today = dateAt(new Date(), ownTimeZone())
  const last = end ?? today
  if (start === undefined) return { start: yearBefore(last), end: last }
  return { start: start > last ? last : start, end: last }
}

/** The day of the end-of-day report. */
export function eodDate({ date }: ReportSearch): string {
  return date ?? firstDate
}

import type { Days } from '#api/reports.ts'
import { addDays, dateAt, ownTimeZone, weekdayOf, weekdays, yearBefore } from '#domain/calendar.ts'
import { isDate } from '#domain/values.ts'
import type { ReportSearch } from './reportSearch.ts'

/** Default of the end-of-day report (AMB-161). */
const firstDate = '2020-01-03'

/** Default: the year until today. A reversed range becomes one day. */
export function tipDays({ start, end }: ReportSearch): Days {
  const last = dateOf(end) ?? today()
  const first = dateOf(start) ?? yearBefore(last)
  return first > last ? { start: last, end: last } : { start: first, end: last }
}

const today = () => dateAt(new Date(), ownTimeZone())

export const yesterday = () => addDays(today(), -1)

interface Range {
  readonly label: string
  readonly days: Days
}

/** Whole days before today. A week begins on Sunday; a pay period is the two weeks before this one (AMB-161). */
export function reportRanges(now = today()): readonly Range[] {
  const sunday = addDays(now, -weekdays.indexOf(weekdayOf(now)))
  const saturday = addDays(sunday, -1)
  const monthEnd = addDays(`${now.slice(0, 8)}01`, -1)
  const dayBefore = addDays(now, -1)
  return [
    { label: 'Yesterday', days: { start: dayBefore, end: dayBefore } },
    { label: 'Last week', days: { start: addDays(sunday, -7), end: saturday } },
    { label: 'Last month', days: { start: `${monthEnd.slice(0, 8)}01`, end: monthEnd } },
    { label: 'Last pay period', days: { start: addDays(sunday, -14), end: saturday } },
  ]
}

export function dateNote(date: string): string | undefined {
  return date > today() ? 'This day is still to come.' : undefined
}

/** Debounce of a typed date, in ms. */
export const dateDebounceMs = 600

export function dateFault(date: string): string | undefined {
  if (date === '') return 'Enter a date.'
  return date < '2000' ? 'Enter a year from 2000 on.' : undefined
}

export function eodDate({ date }: ReportSearch): string {
  return dateOf(date) ?? firstDate
}

const dateOf = (text: string | undefined) => (text !== undefined && isDate(text) ? text : undefined)

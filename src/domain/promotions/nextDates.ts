import { RRule } from 'rrule'
import { dayCodes, frequencyCodes, type Repetition } from './recurrence.ts'

/** Counting from an earlier start takes seconds. */
const eldest = '1900-01-01'

/** Dates within a year of `from`, or of a later start of the rule. Browser only: Node cannot import rrule's names. */
export function nextDates(rule: Repetition, from: string, count: number): string[] {
  const first = rule.start !== null && rule.start > from ? rule.start : from
  const yearOn = new Date(first)
  yearOn.setUTCFullYear(yearOn.getUTCFullYear() + 1)
  return datesBetween(rule, first, yearOn.toISOString().slice(0, 10), count)
}

/** At most `count` dates; none without an interval. Browser only. */
export function datesBetween(
  rule: Repetition,
  from: string,
  to: string,
  count = Number.POSITIVE_INFINITY,
): string[] {
  const { frequency, interval, weekdays, weekStart, until } = rule
  if (interval === null) return []
  const start = rule.start === null || rule.start < eldest ? from : rule.start
  // RRule reads Dates as UTC, as JavaScript parses dates without a time.
  const dates = new RRule({
    freq: RRule[frequencyCodes[frequency]],
    interval,
    // RRule takes an empty list as every day.
    byweekday: weekdays.length > 0 ? weekdays.map((day) => dayCodes[day]) : null,
    wkst: RRule[dayCodes[weekStart]],
    dtstart: new Date(start),
    until: until === null ? null : new Date(until),
  })
  return dates
    .between(new Date(from), new Date(to), true, (_, index) => index < count)
    .map((date) => date.toISOString().slice(0, 10))
}

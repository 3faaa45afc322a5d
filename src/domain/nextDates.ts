import { RRule } from 'rrule'
import { dayCodes, frequencyCodes, type Repetition } from './recurrence.ts'

/** An earlier start means 'always': counting from the year 1 would take seconds. */
const eldest = '1900-01-01'

/**
 * The next dates of a rule, from the date `from` 'YYYY-MM-DD' or a later start of the rule, and within a year. A
 * rule without a start, or with the start 'always', starts on `from`. For browsers only: Node does not find the
 * names that rrule exports.
 */
export function nextDates(rule: Repetition, from: string, count: number): string[] {
  const first = rule.start !== null && rule.start > from ? rule.start : from
  const yearOn = new Date(first)
  yearOn.setUTCFullYear(yearOn.getUTCFullYear() + 1)
  return datesBetween(rule, first, yearOn.toISOString().slice(0, 10), count)
}

/**
 * The first `count` dates of a rule from the date `from` to the date `to`, none without an interval; for browsers
 * only.
 */
export function datesBetween(
  rule: Repetition,
  from: string,
  to: string,
  count = Number.POSITIVE_INFINITY,
): string[] {
  const { frequency, interval, weekdays, weekStart, until } = rule
  if (interval === null) return []
  const start = rule.start === null || rule.start < eldest ? from : rule.start
  // RRule takes Dates by their UTC parts alone, and JavaScript reads a date without a time as UTC.
  const dates = new RRule({
    freq: RRule[frequencyCodes[frequency]],
    interval,
    // For RRule an empty list of weekdays would mean every day.
    byweekday: weekdays.length > 0 ? weekdays.map((day) => dayCodes[day]) : null,
    wkst: RRule[dayCodes[weekStart]],
    dtstart: new Date(start),
    until: until === null ? null : new Date(until),
  })
  return dates
    .between(new Date(from), new Date(to), true, (_, index) => index < count)
    .map((date) => date.toISOString().slice(0, 10))
}

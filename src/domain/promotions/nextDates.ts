import { RRule } from 'rrule'
import { type Rule, untilOf } from './recurrence.ts'

/** Counting from an earlier start takes seconds. */
export const eldestStart = '1900-01-01'

/** Dates within a year of `from`, or of a later start of the rule. Browser only: Node cannot import rrule's names. */
export function nextDates(rule: Rule, from: string, count: number): string[] {
  const first = rule.start !== null && rule.start > from ? rule.start : from
  const yearOn = new Date(first)
  yearOn.setUTCFullYear(yearOn.getUTCFullYear() + 1)
  return datesBetween(rule, first, yearOn.toISOString().slice(0, 10), count)
}

/** At most `count` dates; none without an interval. Browser only. */
export function datesBetween(
  rule: Rule,
  from: string,
  to: string,
  count = Number.POSITIVE_INFINITY,
): string[] {
  const { UNTIL: _, ...parts } = rule.parts
  if (parts.INTERVAL === '') return []
  const start = rule.start === null || rule.start < eldestStart ? from : rule.start
  const until = untilOf(rule.parts)
  // RRule reads Dates as UTC, as JavaScript parses dates without a time.
  const dates = new RRule({
    ...RRule.parseString(
      Object.entries(parts)
        .map((part) => part.join('='))
        .join(';'),
    ),
    dtstart: new Date(start),
    until: until === null ? null : new Date(until),
  })
  return dates
    .between(new Date(from), new Date(to), true, (_date, index) => index < count)
    .map((date) => date.toISOString().slice(0, 10))
}

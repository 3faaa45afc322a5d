import type { Weekday } from '#domain/calendar.ts'

/** The name of a weekday with a capital letter. */
export function dayName(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

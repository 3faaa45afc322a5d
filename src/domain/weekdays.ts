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

/** The weekday of a date 'YYYY-MM-DD', the same everywhere on earth. */
export function weekdayOf(date: string): Weekday {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 'sunday'
}

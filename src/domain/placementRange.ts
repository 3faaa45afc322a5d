import { endOfDay, mediumDate, startOfDay } from './calendar.ts'
import { isDate } from './isDate.ts'

/** The first and the last day of placement, 'YYYY-MM-DD'; null where there is no limit. */
export interface PlacementDays {
  readonly begin: string | null
  readonly end: string | null
}

/** The first and the last second of placement in UTC, as the host is asked for them. */
interface PlacementMoments {
  readonly begin?: string
  readonly end?: string
}

/** Most years that a filter may span (AMB-220). */
const mostYears = 10

/** Whole days of a zone as moments in UTC (AMB-115). */
export function placementMoments(
  { begin, end }: PlacementDays,
  timeZone: string,
): PlacementMoments {
  const second = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
  return {
    ...(begin ? { begin: second(startOfDay(begin, timeZone)) } : {}),
    ...(end ? { end: second(endOfDay(end, timeZone)) } : {}),
  }
}

/** Why orders cannot be filtered by these days; undefined where they can. */
export function placementFaults(
  { begin, end }: PlacementDays,
  today: string,
): { readonly begin?: string; readonly end?: string } | undefined {
  if (begin && begin > today) return { begin: 'No order was placed in the future.' }
  if (end && end > today) return { end: 'No order was placed in the future.' }
  if (!begin || !end) return undefined
  if (end < begin) return { end: 'The end is before the beginning.' }
  const latest = `${String(Number(begin.slice(0, 4)) + mostYears).padStart(4, '0')}${begin.slice(4)}`
  return end >= latest ? { end: `A filter spans ${mostYears} years at most.` } : undefined
}

const hour = 60 * 60 * 1000

/** A sentence for each of the days on which the clocks change: such a day has 23 or 25 hours. */
export function clockChanges({ begin, end }: PlacementDays, timeZone: string): string[] {
  return [...new Set([begin, end])].flatMap((day) => {
    if (day === null || !isDate(day)) return []
    const length = endOfDay(day, timeZone).getTime() + 1 - startOfDay(day, timeZone).getTime()
    const hours = length / hour
    return hours === 24 ? [] : [`${mediumDate(day)} has ${hours} hours: the clocks change.`]
  })
}

import { endOfDay, mediumDate, startOfDay } from '../calendar.ts'
import { isDate } from '../values.ts'

export interface PlacementDays {
  readonly begin: string | null
  readonly end: string | null
}

interface PlacementMoments {
  readonly begin?: string
  readonly end?: string
}

/** AMB-220. */
const maxYears = 10

/** Whole days of a zone in UTC (AMB-115). */
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

export function placementFaults(
  { begin, end }: PlacementDays,
  today: string,
): { readonly begin?: string; readonly end?: string } | undefined {
  if (begin && begin > today) return { begin: 'No order was placed in the future.' }
  if (end && end > today) return { end: 'No order was placed in the future.' }
  if (!begin || !end) return undefined
  if (end < begin) return { end: 'The end is before the beginning.' }
  const latest = `${String(Number(begin.slice(0, 4)) + maxYears).padStart(4, '0')}${begin.slice(4)}`
  return end >= latest ? { end: `A filter spans ${maxYears} years at most.` } : undefined
}

const hour = 60 * 60 * 1000

/** A sentence per day of 23 or 25 hours. */
export function clockChanges({ begin, end }: PlacementDays, timeZone: string): string[] {
  return [...new Set([begin, end])].flatMap((day) => {
    if (day === null || !isDate(day)) return []
    const length = endOfDay(day, timeZone).getTime() + 1 - startOfDay(day, timeZone).getTime()
    const hours = length / hour
    return hours === 24 ? [] : [`${mediumDate(day)} has ${hours} hours: the clocks change.`]
  })
}

import { closesNextDay, type OpenHours } from '#domain/stores/storeHours.ts'

/** Percent of the day, from midnight. */
interface Share {
  readonly start: number
  readonly end: number
}

/** Open parts of a day: its own hours until midnight, and the previous day's hours after midnight. */
export function openShares(
  hours: OpenHours | 'closed' | null,
  dayBefore: OpenHours | 'closed' | null,
): Share[] {
  const shares: Share[] = []
  if (isOpen(dayBefore) && closesNextDay(dayBefore) && percentOf(dayBefore.closes) > 0)
    shares.push({ start: 0, end: percentOf(dayBefore.closes) })
  if (isOpen(hours))
    shares.push({
      start: percentOf(hours.opens),
      end: closesNextDay(hours) ? 100 : percentOf(hours.closes),
    })
  return shares
}

function isOpen(hours: OpenHours | 'closed' | null): hours is OpenHours {
  return hours !== null && hours !== 'closed'
}

function percentOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) / 1440) * 100
}

import { closesNextDay, type OpenHours } from '#domain/storeHours.ts'

/** A part of the day in percent, from midnight to midnight. */
interface Share {
  readonly start: number
  readonly end: number
}

/**
 * The parts of a day in which a store is open: its own hours until midnight, and before them what is left of
 * the hours of the day before, which may end after midnight.
 */
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

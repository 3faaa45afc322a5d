import { closesNextDay, type OpenHours } from '#domain/storeHours.ts'

/** A part of the day in percent, from midnight to midnight. */
export interface Share {
  readonly start: number
  readonly end: number
}

/** The parts of the day in which a store is open; the hours after midnight stand at the start. */
export function openShares(hours: OpenHours | 'closed' | null): Share[] {
  if (hours === null || hours === 'closed') return []
  const [start, end] = [percentOf(hours.opens), percentOf(hours.closes)]
  if (!closesNextDay(hours)) return [{ start, end }]
  const early = { start: 0, end }
  return [...(end > 0 ? [early] : []), { start, end: 100 }]
}

function percentOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours * 60 + minutes) / 1440) * 100
}

import { addDays } from '../calendar.ts'
import { sameDayNextYear, specialDayOn } from './specialDays.ts'
import {
  hoursText,
  midnight,
  type Override,
  openHours,
  type StoreWeek,
  type Times,
} from './storeHours.ts'

export const plannedDays = 90

/** `8:00 AM - 2:00 PM`, CLOSED, or null: the date has its regular hours. */
export function plannedText(override: Override | null | undefined): string | null {
  if (!override) return null
  return hoursText(override.is_closed ? 'closed' : openHours(override))
}

type PlannedHours = Times & Pick<Override, 'is_closed'>

/** Reads `8 AM - 2:30 pm`, `08:00-14:30`, `closed` and a blank for the regular hours; undefined if unreadable. */
export function readPlanned(text: string): PlannedHours | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  if (/^closed$/i.test(typed)) return { opening_time: null, closing_time: null, is_closed: true }
  const [opens, closes, ...more] = typed.split(/\s*(?:-|–|\bto\b)\s*/i)
  const opening_time = timeIn(opens)
  const closing_time = timeIn(closes)
  if (!opening_time || !closing_time || more.length > 0) return undefined
  if (opening_time === midnight && closing_time === midnight) return undefined
  return { opening_time, closing_time, is_closed: false }
}

/** `8 PM` -> `20:00:00`. A bare `8` may be morning or evening, and is refused. */
function timeIn(text: string | undefined): string | undefined {
  const found = /^(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m?\.?$|^(\d{1,2}):([0-5]\d)$/i.exec(
    text ?? '',
  )
  if (!found) return undefined
  const [, hour12, minutes12 = '00', half, hour24, minutes24 = '00'] = found
  if (hour12 === undefined)
    return Number(hour24) > 23 ? undefined : clock(Number(hour24), minutes24)
  if (Number(hour12) < 1 || Number(hour12) > 12) return undefined
  return clock((Number(hour12) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0), minutes12)
}

const clock = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}:00`

const datesIn = (week: StoreWeek) => Object.keys(week.overrides).map((key) => key.slice(0, 10))

/** Special hours of last year on the same day of this year, where the store has none yet: texts by date. */
export function lastYearsHours(week: StoreWeek, today: string): ReadonlyMap<string, string> {
  const until = addDays(today, plannedDays)
  const taken = new Set(datesIn(week))
  const copied = new Map<string, string>()
  for (const [key, override] of Object.entries(week.overrides)) {
    const date = sameDayNextYear(key.slice(0, 10))
    const text = plannedText(override)
    if (date >= today && date < until && !taken.has(date) && text !== null) copied.set(date, text)
  }
  return copied
}

/** All of the next days, or those that are special: by name, by hours of a store, or last year. */
export function plannedDates(weeks: readonly StoreWeek[], today: string, all: boolean): string[] {
  const next = Array.from({ length: plannedDays }, (_, days) => addDays(today, days))
  if (all) return next
  const special = new Set(
    weeks.flatMap((week) => [...datesIn(week), ...lastYearsHours(week, today).keys()]),
  )
  return next.filter((date) => special.has(date) || specialDayOn(date) !== undefined)
}

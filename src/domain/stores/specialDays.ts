import { addDays, type Weekday, weekdayOf } from '../calendar.ts'
import { type Override, overrideKey, type StoreWeek } from './storeHours.ts'

export interface SpecialDay {
  readonly date: string
  readonly name: string
}

/** Days on which shops in the United States commonly keep other hours (AMB-256). */
function specialDaysOf(year: string): SpecialDay[] {
  return [
    { date: `${year}-01-01`, name: 'New Year’s Day' },
    { date: firstFrom(`${year}-05-25`, 'monday'), name: 'Memorial Day' },
    { date: `${year}-07-04`, name: 'Independence Day' },
    { date: firstFrom(`${year}-09-01`, 'monday'), name: 'Labor Day' },
    { date: firstFrom(`${year}-11-22`, 'thursday'), name: 'Thanksgiving' },
    { date: `${year}-12-24`, name: 'Christmas Eve' },
    { date: `${year}-12-25`, name: 'Christmas Day' },
    { date: `${year}-12-31`, name: 'New Year’s Eve' },
  ]
}

function firstFrom(date: string, weekday: Weekday): string {
  return weekdayOf(date) === weekday ? date : firstFrom(addDays(date, 1), weekday)
}

/** In order, `today` included. */
export function specialDaysFrom(today: string): SpecialDay[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((one) => specialDaysOf(String(one)))
    .filter(({ date }) => date >= today)
}

export function specialDayOn(date: string): SpecialDay | undefined {
  return specialDaysOf(date.slice(0, 4)).find((day) => day.date === date)
}

/** Thanksgiving of 2025 -> Thanksgiving of 2026; 4 July -> 4 July; 29 February -> 28 February. */
export function sameDayNextYear(date: string): string {
  const year = String(Number(date.slice(0, 4)) + 1)
  const name = specialDayOn(date)?.name
  const same = specialDaysOf(year).find((day) => day.name === name)
  return same?.date ?? `${year}${date.slice(4)}`.replace('-02-29', '-02-28')
}

const daysAhead = 42

/** The first special day of the next six weeks without hours of its own. */
export function specialDayWithoutHours(week: StoreWeek, today: string): SpecialDay | undefined {
  return specialDaysFrom(today).find(
    ({ date }) => date <= addDays(today, daysAhead) && !(overrideKey(date) in week.overrides),
  )
}

/** Null: the regular hours. Times do not count while the store is closed. */
export function isSameOverride(one: Override | null, other: Override | null): boolean {
  if (!one || !other) return one === other
  if (one.is_closed !== other.is_closed || one.is_holiday !== other.is_holiday) return false
  if (one.is_closed) return true
  return one.opening_time === other.opening_time && one.closing_time === other.closing_time
}

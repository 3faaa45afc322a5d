import { clockText, type Weekday, weekdayOf } from './calendar.ts'

interface Times {
  /** HH:mm:ss, store-local; null where nobody has set it. */
  readonly opening_time: string | null
  readonly closing_time: string | null
}

/** Regular hours of every weekday, and those of single dates by 'YYYY-MM-DD 00:00:00' (AMB-101). */
export interface StoreWeek {
  readonly hours: Readonly<Record<Weekday, Times>>
  readonly overrides: Readonly<Record<string, Times & { readonly is_closed: boolean }>>
}

/** When a store opens and closes, HH:mm:ss store-local. */
export interface OpenHours {
  readonly opens: string
  readonly closes: string
}

const midnight = '00:00:00'

/**
 * The hours of a store on a date 'YYYY-MM-DD', an override before the regular ones; both times
 * 00:00:00 are closed (HOURS-07). Null where nobody has set them.
 */
export function hoursOn(week: StoreWeek, date: string): OpenHours | 'closed' | null {
  const override = week.overrides[`${date} ${midnight}`]
  if (override?.is_closed) return 'closed'
  const { opening_time: opens, closing_time: closes } = override ?? week.hours[weekdayOf(date)]
  if (opens === null || closes === null) return null
  return opens === midnight && closes === midnight ? 'closed' : { opens, closes }
}

/** When the morning of a date begins: with the store's opening (AMB-81). */
export function morningText(week: StoreWeek, date: string): string {
  const hours = hoursOn(week, date)
  if (hours === null) return 'Store Opening'
  return hours === 'closed' ? 'Closed today' : clockText(hours.opens)
}

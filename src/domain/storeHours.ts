import { clockText, type Weekday, weekdayOf, weekdays } from './calendar.ts'

export interface Times {
  /** HH:mm:ss, store-local; null where no user has set the time. */
  readonly opening_time: string | null
  readonly closing_time: string | null
}

/** The hours of one date that stand instead of the regular ones. */
export interface Override extends Times {
  readonly is_closed: boolean
  readonly is_holiday: boolean
}

/** Regular hours of every weekday, and the overrides of single dates by 'YYYY-MM-DD 00:00:00' (AMB-101). */
export interface StoreWeek {
  readonly hours: Readonly<Partial<Record<Weekday, Times>>>
  readonly overrides: Readonly<Record<string, Override>>
}

/** The opening and closing times of a store, HH:mm:ss store-local. */
export interface OpenHours {
  readonly opens: string
  readonly closes: string
}

/** Both times of a closed day. */
export const midnight = '00:00:00'

/**
 * The hours of a store on a date 'YYYY-MM-DD'; an override wins over the regular hours. The time 00:00:00 for
 * opening and closing means closed. Null where no user has set hours.
 */
export function hoursOn(week: StoreWeek, date: string): OpenHours | 'closed' | null {
  const override = week.overrides[overrideKey(date)]
  if (override?.is_closed) return 'closed'
  return openHours(override ?? week.hours[weekdayOf(date)])
}

/** When a day opens and closes; both times 00:00:00 mean closed, null that nobody has set them. */
export function openHours(times: Times | undefined): OpenHours | 'closed' | null {
  if (!times) return null
  const { opening_time: opens, closing_time: closes } = times
  if (opens === null || closes === null) return null
  return opens === midnight && closes === midnight ? 'closed' : { opens, closes }
}

const timeNames = ['opening_time', 'closing_time'] as const

/**
 * The times to save: one that `mine` has changed since `opened`, and else the one of `now`. Closed is a pair of
 * times, so `mine` stands as a whole where one of the three is closed.
 */
export function mergedTimes(opened: Times | undefined, mine: Times, now: Times | undefined): Times {
  const isMine = (name: keyof Times) => mine[name] !== (opened?.[name] ?? null)
  const isClosed = [opened, mine, now].some((times) => openHours(times) === 'closed')
  const isWhole = isClosed && timeNames.some(isMine)
  const timeOf = (name: keyof Times) =>
    isWhole || isMine(name) ? mine[name] : (now?.[name] ?? mine[name])
  return { opening_time: timeOf('opening_time'), closing_time: timeOf('closing_time') }
}

/** Hours in words: `6:00 AM - 8:00 PM`, CLOSED, or that nobody has set them (AMB-97). */
export function hoursText(hours: OpenHours | 'closed' | null): string {
  if (hours === null) return 'Not set'
  return hours === 'closed' ? 'CLOSED' : `${clockText(hours.opens)} - ${clockText(hours.closes)}`
}

/** Whether a store closes after midnight, on the day after it opened (AMB-180). */
export function closesNextDay({ opens, closes }: OpenHours): boolean {
  return closes <= opens
}

/** The closing in words where it is after midnight; undefined where it is not (AMB-180). */
export function nextDayText(hours: OpenHours | 'closed' | null): string | undefined {
  if (hours === null || hours === 'closed' || !closesNextDay(hours)) return undefined
  return hours.closes === hours.opens
    ? `Open around the clock: it closes at ${clockText(hours.closes)} on the next day.`
    : `Closes after midnight, at ${clockText(hours.closes)} on the next day.`
}

/** The key of the override of a date. */
export function overrideKey(date: string): string {
  return `${date} ${midnight}`
}

/** The time when the morning of a date begins: the store's opening (AMB-81). */
export function morningText(week: StoreWeek, date: string): string {
  const hours = hoursOn(week, date)
  if (hours === null) return 'Store Opening'
  return hours === 'closed' ? 'Closed today' : clockText(hours.opens)
}

/**
 * The hours in a host's answer, which may have rows by weekday and by date, nested or flat (AMB-101). A day
 * without a row has no hours set.
 */
export function weekOf(answer: unknown): StoreWeek {
  const hours: Partial<Record<Weekday, Times>> = {}
  const overrides: Record<string, Override> = {}
  for (const { key, row } of rowsIn(answer, '')) {
    const day = textIn(row, 'day_of_week') ?? key
    const date = /^\d{4}-\d{2}-\d{2}/.exec(textIn(row, 'override_date') ?? key)?.[0]
    const times = {
      opening_time: textIn(row, 'opening_time') ?? null,
      closing_time: textIn(row, 'closing_time') ?? null,
    }
    if (date) {
      // An archived override is a deleted one.
      if (textIn(row, 'archived_at') !== undefined) continue
      overrides[overrideKey(date)] = {
        ...times,
        is_closed: 'is_closed' in row && row.is_closed === true,
        is_holiday: 'is_holiday' in row && row.is_holiday === true,
      }
    } else {
      const weekday = weekdays.find((one) => one === day)
      if (weekday) hours[weekday] = times
    }
  }
  return { hours, overrides }
}

const marks = ['opening_time', 'closing_time', 'is_closed', 'day_of_week', 'override_date']

/** Every row in an answer that has opening or closing times, with the key above the row. */
function rowsIn(value: unknown, key: string): { key: string; row: object }[] {
  if (typeof value !== 'object' || value === null) return []
  if (marks.some((mark) => mark in value)) return [{ key, row: value }]
  return Object.entries(value).flatMap(([name, member]) => rowsIn(member, name))
}

function textIn(row: object, name: string): string | undefined {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' ? value : undefined
}

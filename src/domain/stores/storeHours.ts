import { clockText, type Weekday, weekdayOf, weekdays } from '../calendar.ts'

export interface Times {
  /** HH:mm:ss, store-local; null if not set. */
  readonly opening_time: string | null
  readonly closing_time: string | null
}

export interface Override extends Times {
  readonly is_closed: boolean
  readonly is_holiday: boolean
}

/** Override keys are 'YYYY-MM-DD 00:00:00' (AMB-101). */
export interface StoreWeek {
  readonly hours: Readonly<Partial<Record<Weekday, Times>>>
  readonly overrides: Readonly<Record<string, Override>>
}

export interface OpenHours {
  readonly opens: string
  readonly closes: string
}

export const midnight = '00:00:00'

/** An override wins over the regular hours. 00:00:00 to 00:00:00 means closed; null: not set. */
export function hoursOn(week: StoreWeek, date: string): OpenHours | 'closed' | null {
  const override = week.overrides[overrideKey(date)]
  if (override?.is_closed) return 'closed'
  return openHours(override ?? week.hours[weekdayOf(date)])
}

/** 00:00:00 to 00:00:00 means closed; null: not set. */
export function openHours(times: Times | undefined): OpenHours | 'closed' | null {
  if (!times) return null
  const { opening_time: opens, closing_time: closes } = times
  if (opens === null || closes === null) return null
  return opens === midnight && closes === midnight ? 'closed' : { opens, closes }
}

const timeNames = ['opening_time', 'closing_time'] as const

/** Three-way merge by field. If one of the three is closed, `mine` wins as a pair. */
export function mergedTimes(opened: Times | undefined, mine: Times, now: Times | undefined): Times {
  const isMine = (name: keyof Times) => mine[name] !== (opened?.[name] ?? null)
  const isClosed = [opened, mine, now].some((times) => openHours(times) === 'closed')
  const isWhole = isClosed && timeNames.some(isMine)
  const timeOf = (name: keyof Times) =>
    isWhole || isMine(name) ? mine[name] : (now?.[name] ?? mine[name])
  return { opening_time: timeOf('opening_time'), closing_time: timeOf('closing_time') }
}

/** `6:00 AM - 8:00 PM`, CLOSED, or Not set (AMB-97). */
export function hoursText(hours: OpenHours | 'closed' | null): string {
  if (hours === null) return 'Not set'
  return hours === 'closed' ? 'CLOSED' : `${clockText(hours.opens)} - ${clockText(hours.closes)}`
}

/** AMB-180. */
export function closesNextDay({ opens, closes }: OpenHours): boolean {
  return closes <= opens
}

/** undefined unless the store closes after midnight (AMB-180). */
export function nextDayText(hours: OpenHours | 'closed' | null): string | undefined {
  if (hours === null || hours === 'closed' || !closesNextDay(hours)) return undefined
  return hours.closes === hours.opens
    ? `Open around the clock: it closes at ${clockText(hours.closes)} on the next day.`
    : `Closes after midnight, at ${clockText(hours.closes)} on the next day.`
}

/** The override of a date. Without one: the regular hours of its weekday as an override. */
export function overrideOn({ hours, overrides }: StoreWeek, date: string): Override {
  const unset = { opening_time: null, closing_time: null }
  const { opening_time, closing_time } = hours[weekdayOf(date)] ?? unset
  const regular = { opening_time, closing_time, is_closed: false, is_holiday: false }
  return overrides[overrideKey(date)] ?? regular
}

export function overrideKey(date: string): string {
  return `${date} ${midnight}`
}

/** Morning begins when the store opens (AMB-81). */
export function morningText(week: StoreWeek, date: string): string {
  const hours = hoursOn(week, date)
  if (hours === null) return 'Store Opening'
  return hours === 'closed' ? 'Closed today' : clockText(hours.opens)
}

/** Hosts answer with rows by weekday and by date, nested or flat (AMB-101). */
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
      // Archived means deleted.
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

function rowsIn(value: unknown, key: string): { key: string; row: object }[] {
  if (typeof value !== 'object' || value === null) return []
  if (marks.some((mark) => mark in value)) return [{ key, row: value }]
  return Object.entries(value).flatMap(([name, member]) => rowsIn(member, name))
}

function textIn(row: object, name: string): string | undefined {
  const value: unknown = Reflect.get(row, name)
  return typeof value === 'string' ? value : undefined
}

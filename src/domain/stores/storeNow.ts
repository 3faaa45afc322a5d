import { addDays, clockText, mediumDate, minuteAt, weekdayOf, zoneOf } from '../calendar.ts'
import { capitalized } from '../wording.ts'
import {
  closesNextDay,
  hoursOn,
  type OpenHours,
  type Override,
  overrideKey,
  type StoreWeek,
} from './storeHours.ts'

/** Moments are store-local: 'YYYY-MM-DDTHH:mm'. */
export interface StoreNow {
  readonly at: string
  readonly state: 'open' | 'closed' | 'unset'
  /** The date whose hours apply. Until a closing time after midnight it is yesterday. */
  readonly day: string
  /** Next opening or closing; null if there is none within two weeks. */
  readonly until: string | null
  readonly exception: 'holiday' | 'special' | null
  /** The store takes no online orders. */
  readonly isOffline: boolean
}

interface StoreNowInput {
  readonly week: StoreWeek
  /** Undefined while unknown. */
  readonly online?: boolean | undefined
  readonly timeZone: string | null
  readonly now: Date
}

const daysAhead = 14

export function storeNow({ week, online, timeZone, now }: StoreNowInput): StoreNow {
  const at = minuteAt(now, zoneOf(timeZone))
  const today = at.slice(0, 10)
  const days = Array.from({ length: daysAhead + 2 }, (_, index) => addDays(today, index - 1))
  const spans = days.flatMap((day) => spanOf(day, hoursOn(week, day)))
  const current = spans.findLast(({ start, end }) => start <= at && at < end)
  const day = current?.day ?? today
  const override = week.overrides[overrideKey(day)]
  const common = {
    at,
    day,
    exception: override ? (override.is_holiday ? 'holiday' : 'special') : null,
    isOffline: online === false,
  } as const
  if (current) return { ...common, state: 'open', until: closingOf(current, spans) }
  return {
    ...common,
    state: hoursOn(week, today) === null ? 'unset' : 'closed',
    until: spans.find(({ start }) => start > at)?.start ?? null,
  }
}

interface Span {
  readonly day: string
  readonly start: string
  readonly end: string
}

function spanOf(day: string, hours: ReturnType<typeof hoursOn>): Span[] {
  if (hours === null || hours === 'closed') return []
  return [{ day, start: `${day}T${hours.opens.slice(0, 5)}`, end: closingMoment(day, hours) }]
}

/** Joins the hours of days that follow without a break. */
function closingOf(current: Span, spans: readonly Span[]): string | null {
  let last = current
  for (const next of spans)
    if (next.start > last.start && next.start <= last.end && next.end > last.end) last = next
  return last.day === spans.at(-1)?.day ? null : last.end
}

function closingMoment(day: string, hours: OpenHours): string {
  return `${closesNextDay(hours) ? addDays(day, 1) : day}T${hours.closes.slice(0, 5)}`
}

/** `Open until 2:00 PM, holiday` */
export function storeNowText(now: StoreNow): string {
  const exception = now.exception === null ? '' : `, ${exceptionTexts[now.exception]}`
  const text = `${stateText(now)}${exception}`
  return now.isOffline ? `Offline, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
}

const exceptionTexts = { holiday: 'holiday', special: 'special hours' }

function stateText({ state, until, at }: StoreNow): string {
  if (state === 'unset') return 'Hours not set'
  if (state === 'open')
    return until === null ? 'Open around the clock' : `Open until ${momentText(until, at)}`
  return until === null ? 'Closed' : `Closed until ${momentText(until, at)}`
}

/** `2:00 PM`, `5:30 AM tomorrow`, `5:30 AM on Monday` */
function momentText(moment: string, at: string): string {
  const [date, today] = [moment.slice(0, 10), at.slice(0, 10)]
  const clock = clockText(moment.slice(11))
  if (date === today) return clock
  if (date === addDays(today, 1)) return `${clock} tomorrow`
  return date < addDays(today, 7)
    ? `${clock} on ${capitalized(weekdayOf(date))}`
    : `${clock} on ${mediumDate(date)}`
}

const minuteOf = (moment: string) => `${moment.slice(11)}:00`

/** Why the store cannot close early at this time; undefined if it can. */
export function earlyClosingFault(
  { at, day }: StoreNow,
  hours: OpenHours,
  closes: string,
): string | undefined {
  const moment = closingMoment(day, { ...hours, closes })
  if (moment <= at) return `${clockText(closes)} is past at the store.`
  if (moment >= closingMoment(day, hours))
    return `The store closes at ${clockText(hours.closes)} already.`
  return undefined
}

/** The next half hour that is 15 minutes away, or null if the store closes before. */
export function suggestedClosing(now: StoreNow, hours: OpenHours): string | null {
  const opening = `${now.day}T${hours.opens.slice(0, 5)}`
  const from = now.at > opening ? now.at : opening
  const [hour = 0, minute = 0] = from.slice(11).split(':').map(Number)
  const minutes = Math.ceil((hour * 60 + minute + 15) / 30) * 30
  const half = `${Math.floor(minutes / 60) % 24}:${minutes % 60 === 0 ? '00' : '30'}`
  const closes = `${half.padStart(5, '0')}:00`
  return earlyClosingFault(now, hours, closes) === undefined ? closes : null
}

/** The hours of the day if the store closes at once. Before its opening it stays closed. */
export function closedAtOnce({ at, day }: StoreNow, hours: OpenHours): Partial<Override> {
  return at <= `${day}T${hours.opens.slice(0, 5)}`
    ? { is_closed: true }
    : { closing_time: minuteOf(at) }
}

/** Whether the hours of the day are not over. */
export function canStillClose({ at, day }: StoreNow, hours: OpenHours): boolean {
  return at < closingMoment(day, hours)
}

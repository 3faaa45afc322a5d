import { mediumDate } from '#domain/calendar.ts'
import { isSameOverride } from '#domain/stores/specialDays.ts'
import {
  hoursOn,
  hoursText,
  type Override,
  overrideKey,
  type StoreWeek,
  weekOf,
} from '#domain/stores/storeHours.ts'
import { lookFirst, type Make } from './core/batch.ts'
import { call } from './core/client.ts'
import { type Reader, refuseOvertaken, type ShownConflicts } from './core/latest.ts'
import { overrideRow } from './storeHours.ts'
import type { StoreSummary } from './stores.ts'

/** Hours of one date; null takes them away. */
interface DayChange {
  readonly date: string
  readonly hours: Override | null
  /** What the user saw saved. */
  readonly seen: Override | null
}

/**
 * Saves special days of each store: one call per store, all of its days or none. Hours that another user set
 * meanwhile are refused once.
 */
export function saveDays<Item>(
  storeOf: (item: Item) => StoreSummary,
  daysOf: (item: Item) => readonly DayChange[],
  shownConflicts: ShownConflicts,
): Make<Item> {
  return lookFirst<Item>(
    async (item, write) => {
      const store = storeOf(item)
      const week = await readWeek(store)
      refuseOvertaken(overtakenDays(store, daysOf(item), week), shownConflicts)
      const store_hours = daysOf(item).flatMap((day) => rowFor(day, week))
      if (store_hours.length > 0)
        await write('saveStoreHours', { path: { id: store.id }, body: { store_hours } })
    },
    async (item, read) => {
      const week = await readWeek(storeOf(item), read)
      return daysOf(item).every((day) => rowFor(day, week).length === 0)
    },
  )
}

const readWeek = async ({ id }: StoreSummary, read: Reader = call) =>
  weekOf(await read('getStoreHours', { path: { id } }))

const savedOn = ({ overrides }: StoreWeek, date: string) => overrides[overrideKey(date)] ?? null

/** None where the host has these hours already. */
function rowFor({ date, hours }: DayChange, week: StoreWeek) {
  const saved = savedOn(week, date)
  if (isSameOverride(saved, hours)) return []
  if (!hours) return [overrideRow(date, { archived_at: new Date().toISOString() })]
  const { opening_time, closing_time, ...flags } = hours
  return [overrideRow(date, { ...(!hours.is_closed && { opening_time, closing_time }), ...flags })]
}

function overtakenDays({ id }: StoreSummary, days: readonly DayChange[], week: StoreWeek) {
  return days.flatMap(({ date, hours, seen }) => {
    const now = savedOn(week, date)
    if (isSameOverride(now, seen) || isSameOverride(now, hours)) return []
    const done = now ? `set ${hoursText(hoursOn(week, date))}` : 'took the hours away'
    const message = `Somebody else ${done} on ${mediumDate(date)} meanwhile. Save again to replace it.`
    return [{ name: `${id} ${date}`, now: now && JSON.stringify(now), path: date, message }]
  })
}

import { type Weekday, weekdayOf } from '#domain/calendar.ts'
import { changedFields, type Edit } from '#domain/merge.ts'
import {
  mergedTimes,
  type Override,
  overrideKey,
  overrideOn,
  type StoreWeek,
  type Times,
  weekOf,
} from '#domain/stores/storeHours.ts'
import { call } from './core/client.ts'
import type { BodyOf } from './core/contract.ts'
import { ApiError } from './core/errors.ts'
import { saveOver, useSave } from './core/latest.ts'
import { operationQueryAs } from './core/query.ts'
import { useOperation } from './core/write.ts'

export const storeHoursQuery = (id: number) =>
  operationQueryAs('getStoreHours', weekOf, { path: { id } })

type Row = BodyOf<'saveStoreHours'>['store_hours'][number]

/** AMB-100. */
export function useSaveHours(id: number) {
  return useOperation('saveStoreHours', {
    send: (row: Row, write) =>
      write('saveStoreHours', { path: { id }, body: { store_hours: [row] } }),
  })
}

/** Unchanged times keep the host's current value. A flash names a replaced one. */
export function useSaveDay(id: number, day: Weekday) {
  return useSave('saveStoreHours', ({ opened, changes }: Edit<Times, Times>, write) =>
    saveOver(
      opened,
      async (read) => {
        const week = weekOf(await read('getStoreHours', { path: { id } }))
        return week.hours[day]
      },
      async (now) => {
        const merged = mergedTimes(opened, { ...opened, ...changes }, now)
        const row = { day_of_week: day, override_date: null, ...merged }
        await write('saveStoreHours', { path: { id }, body: { store_hours: [row] } })
        return row
      },
    ),
  )
}

const presentHours = async (id: number) => weekOf(await call('getStoreHours', { path: { id } }))

type OverrideChange = Pick<
  Row,
  'opening_time' | 'closing_time' | 'is_closed' | 'is_holiday' | 'archived_at'
>

type DatedOverride = Override & { readonly date: string }

/**
 * Merges with other users' changes. Refuses an override archived meanwhile, since the call would create it
 * again.
 */
export const useSaveOverride = (id: number) =>
  useSaveDate(id, ({ overrides }, date) => {
    const saved = overrides[overrideKey(date)]
    if (!saved) throw new ApiError(409, 'conflict', goneDate)
    return { now: saved, saved }
  })

const goneDate = 'Somebody else archived the hours of this date meanwhile.'

/** Like useSaveOverride, for a date that may have its regular hours (AMB-257). */
export const useSaveHoursOn = (id: number) =>
  useSaveDate(id, (week, date) => ({
    now: overrideOn(week, date),
    saved: week.overrides[overrideKey(date)] ?? {},
  }))

interface HoursOnDate {
  readonly now: Override
  /** What the host keeps as the override. */
  readonly saved: Partial<Override>
}

function useSaveDate(id: number, hoursOn: (week: StoreWeek, date: string) => HoursOnDate) {
  return useSave(
    'saveStoreHours',
    async ({ opened, changes }: Edit<DatedOverride, Override>, write) => {
      let saved: Partial<Override> = opened
      const { answer, replaced } = await saveOver<Override, Override>(
        opened,
        async (read) => {
          const week = weekOf(await read('getStoreHours', { path: { id } }))
          const found = hoursOn(week, opened.date)
          saved = found.saved
          return found.now
        },
        async (now) => {
          const times = mergedTimes(opened, { ...opened, ...changes }, now)
          const merged = { ...now, ...changes, ...times }
          const sent = changedFields(saved, merged)
          const body = { store_hours: [overrideRow(opened.date, sent)] }
          if (Object.keys(sent).length > 0) await write('saveStoreHours', { path: { id }, body })
          return merged
        },
      )
      // Without the base: Undo archives an override that was new.
      return { answer, replaced }
    },
  )
}

export function overrideRow(date: string, change: OverrideChange): Row {
  return { day_of_week: weekdayOf(date), override_date: overrideKey(date), ...change }
}

export const takenDate = 'This date has other hours already.'

/** Refuses a date that has an override by now, since the call would replace it (AMB-180). */
export function useAddOverride(id: number) {
  return useOperation('saveStoreHours', {
    send: async ({ date, ...change }: OverrideChange & { date: string }, write) => {
      const { overrides } = await presentHours(id)
      if (overrideKey(date) in overrides)
        throw new ApiError(409, 'conflict', takenDate, [{ path: 'date', message: takenDate }])
      const body = { store_hours: [overrideRow(date, change)] }
      return write('saveStoreHours', { path: { id }, body })
    },
  })
}

import { and, eq, sql } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import { weekdayOf, weekdays } from '#domain/calendar.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { hours_overrides, store_hours, stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { type Call, fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { momentOf } from '../../sentValues.ts'
import { oneRecord } from '../records.ts'
import { lockStore } from './storeFields.ts'

type Row = components['schemas']['HoursRowInput']
type SavedRow = components['schemas']['SavedHours'][number]

export const storeHoursHandlers = {
  getStoreHours: fromTables([stores, store_hours, hours_overrides], async ({ tx, path }) =>
    readHours(tx, path.id),
  ),

  saveStoreHours: async (call) => saveHours(call),
  addStoreHours: async (call) => saveHours(call),
} satisfies Handlers

export function readHours(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'store',
    sql`select json_build_object(
            'hours', (
              select json_object_agg(day, json_build_object(
                'store_id', stores.id, 'day_of_week', day, 'opening_time', opening_time,
                'closing_time', closing_time, 'override_date', null) order by position)
              from unnest(${sql.param([...weekdays])}::text[]) with ordinality as days (day, position)
              left join store_hours on store_id = stores.id and day_of_week = day),
            'overrides', (
              select coalesce(json_object_agg(key, json_build_object(
                'store_id', store_id, 'override_date', key,
                'day_of_week', to_char(override_date, 'fmday'), 'opening_time', opening_time,
                'closing_time', closing_time, 'is_closed', is_closed, 'is_holiday', is_holiday,
                'archived_at', null) order by override_date), '{}')
              from hours_overrides, lateral (
                select to_char(override_date, 'YYYY-MM-DD') || ' 00:00:00' as key) keys
              where store_id = stores.id))::text
          from stores where id = ${id}`,
  )
}

/** Rows with a date are overrides. */
async function saveHours({
  tx,
  path,
  body,
  before,
}: Call<'saveStoreHours' | 'addStoreHours'>): Promise<SavedRow[]> {
  await lockStore(tx, path.id)
  before(JSON.parse((await readHours(tx, path.id)).text))
  const saved: SavedRow[] = []
  for (const [index, row] of body.store_hours.entries())
    saved.push(
      typeof row.override_date === 'string'
        ? await saveOverride(tx, path.id, { ...row, override_date: row.override_date }, index)
        : await saveWeekday(tx, path.id, row, index),
    )
  return saved
}

async function saveWeekday(tx: Tx, store_id: number, row: Row, index: number): Promise<SavedRow> {
  const { day_of_week, opening_time, closing_time } = row
  if (!day_of_week) throw invalid(`store_hours.${index}.day_of_week`, 'Must provide a day of week.')
  if (!opening_time)
    throw invalid(`store_hours.${index}.opening_time`, 'Must provide an opening time.')
  if (!closing_time)
    throw invalid(`store_hours.${index}.closing_time`, 'Must provide a closing time.')
  const times = { opening_time, closing_time }
  await tx
    .insert(store_hours)
    .values({ store_id, day_of_week, ...times })
    .onConflictDoUpdate({ target: [store_hours.store_id, store_hours.day_of_week], set: times })
  return { store_id, day_of_week, ...times, override_date: null }
}

type OverrideRow = Row & { readonly override_date: string }

/** Omitted fields keep their value. archived_at deletes the override. */
async function saveOverride(
  tx: Tx,
  store_id: number,
  row: OverrideRow,
  index: number,
): Promise<SavedRow> {
  const rowPath = `store_hours.${index}`
  const override_date = row.override_date.slice(0, 10)
  const key = and(
    eq(hours_overrides.store_id, store_id),
    eq(hours_overrides.override_date, override_date),
  )
  const [stored] = await tx.select().from(hours_overrides).where(key)
  if (row.archived_at) {
    if (!stored) throw invalid(`${rowPath}.override_date`, 'This date has no other hours.')
    await tx.delete(hours_overrides).where(key)
    return overrideAnswer(stored, momentOf(row.archived_at, `${rowPath}.archived_at`))
  }
  const times = {
    opening_time: sentOr(row.opening_time, stored?.opening_time),
    closing_time: sentOr(row.closing_time, stored?.closing_time),
    is_closed: row.is_closed ?? stored?.is_closed ?? false,
    is_holiday: row.is_holiday ?? stored?.is_holiday ?? false,
  }
  if (!times.is_closed && times.opening_time === null)
    throw invalid(`${rowPath}.opening_time`, 'Please enter an opening time (unless store closed)')
  if (!times.is_closed && times.closing_time === null)
    throw invalid(`${rowPath}.closing_time`, 'Please enter a closing time (unless store closed)')
  const saved = await tx
    .insert(hours_overrides)
    .values({ store_id, override_date, ...times })
    .onConflictDoUpdate({
      target: [hours_overrides.store_id, hours_overrides.override_date],
      set: times,
    })
    .returning()
  return overrideAnswer(onlyRow(saved), null)
}

function sentOr(sent: string | null | undefined, stored: string | null | undefined): string | null {
  return sent === undefined ? (stored ?? null) : sent
}

function overrideAnswer(
  { override_date, ...row }: typeof hours_overrides.$inferSelect,
  archived_at: string | null,
): SavedRow {
  return {
    ...row,
    override_date: `${override_date} 00:00:00`,
    day_of_week: weekdayOf(override_date),
    archived_at,
  }
}

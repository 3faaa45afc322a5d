import { sql } from 'drizzle-orm'
import { weekdays } from '#domain/calendar.ts'
import type { Tx } from '../../database/database.ts'
import { hours_overrides, store_hours, stores } from '../../database/schema/stores.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { oneRecord } from '../oneRecord.ts'

export const storeHoursHandlers = {
  getStoreHours: fromTables([stores, store_hours, hours_overrides], async ({ tx, path }) =>
    readHours(tx, path.id),
  ),
} satisfies Handlers

/** The hours of every weekday and the overrides of a store; throws a 404 without the store. */
export function readHours(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'store',
    sql`select json_build_object(
            'hours', (
              select json_object_agg(day, json_build_object(
                'store_id', stores.id, 'day_of_week', day, 'opening_time', opening_time,
                'closing_time', closing_time, 'override_date', null) order by place)
              from unnest(${sql.param([...weekdays])}::text[]) with ordinality as days (day, place)
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

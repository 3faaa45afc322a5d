import { sql } from 'drizzle-orm'
import type { Viewer } from '#domain/permissions.ts'
import { jsonText, type Tx } from '../../database/database.ts'
import { stores } from '../../database/schema/stores.ts'
import { fromTables, fromTablesForViewer, type Handlers, JsonText } from '../../handlers.ts'
import { mayCall } from '../../permits.ts'
import { oneRecord } from '../oneRecord.ts'

export const storeReadHandlers = {
  listStores: fromTables([stores], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select json_build_object('stores', coalesce(json_agg(store), '[]'),
            'total_rows', count(*))::text
          from (
            select id, name, region, state, city, phone, address, time_zone, image_url,
              online, iso(archived_at) as archived_at
            from stores where archived_at is null order by lower(name), id) store`,
    )
    return new JsonText(text)
  }),

  getStore: fromTablesForViewer([stores], async ({ tx, viewer, path }) =>
    readStore(tx, viewer, path.id),
  ),

  getStoreStatus: fromTables([stores], async ({ tx, path }) =>
    oneRecord(
      tx,
      'store',
      sql`select json_build_object('online', online)::text from stores where id = ${path.storeId}`,
    ),
  ),
} satisfies Handlers

/**
 * A store as the viewer may see it: bda_password is included only for viewers who may edit the store
 * (AMB-86). Throws a 404.
 */
export async function readStore(tx: Tx, viewer: Viewer, id: number): Promise<JsonText> {
  const edits = await mayCall('updateStore', { viewer, tx, path: { id } })
  const secret = edits ? sql`bda_password,` : sql``
  return oneRecord(
    tx,
    'store',
    sql`select row_to_json(store)::text from (
          select id, name, description, netsuite_id, contentful_id, phone, email_address, state,
            city, postal_code, address, region, area, has_drive_thru, latitude, longitude,
            time_zone, ${secret} max_prep_time, minutes_to_closing_warning, accepts_mobile_orders,
            curbside_enabled, curbside_online, bd_destination_id, yext_id, doordash_id,
            paytronix_id, vendor_region_id, afternoon_at, evening_at, image_url,
            header_image_one_url, header_image_two_url, iso(archived_at) as archived_at
          from stores where id = ${id}) store`,
  )
}

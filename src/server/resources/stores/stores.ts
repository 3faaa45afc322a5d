import { eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '#domain/access/permissions.ts'
import { possibleCurbside } from '#domain/stores/curbside.ts'
import { jsonText, onlyRow, type Tx } from '../../database/database.ts'
import { stores } from '../../database/schema/stores.ts'
import { conflict, invalid, notFound, P4Error } from '../../errors.ts'
import { fromTables, fromTablesForViewer, type Handlers, JsonText } from '../../handlers.ts'
import { mayCall } from '../../permits.ts'
import { deleteUnused } from '../../saveImage.ts'
import { momentOf } from '../../sentValues.ts'
import { oneRecord, recordOf } from '../records.ts'
import {
  newPictures,
  requireRegion,
  type StoreCall,
  type StoreFields,
  storeColumnValues,
} from './storeFields.ts'

export const storeHandlers = {
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

  createStore: async (call) => {
    const { tx, body, viewer } = call
    const columns = storeColumnValues(body)
    await requireRegion(call, body)
    const now = call.clock.now().toISOString()
    const inserted = await tx
      .insert(stores)
      .values({
        ...columns,
        ...possibleCurbside(withGiven(noCurbside, columns)),
        ...(await newPictures(call, body)),
        name: columns.name ?? body.name,
        netsuite_id: columns.netsuite_id ?? body.netsuite_id,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: stores.id })
    return readStore(tx, viewer, onlyRow(inserted).id)
  },

  updateStore: async (call) => saveStore(call, call.path.id, call.body, call.before),

  patchStore: async (call) => {
    const { archived_at } = call.body
    return saveStore(call, call.path.id, call.body, call.before, { isPartial: true, archived_at })
  },

  patchStores: async (call) => {
    const { tx, body, before } = call
    const ids = body.stores.map(({ id }) => id)
    // Always in this order, to avoid deadlocks.
    const held = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(inArray(stores.id, ids))
      .orderBy(stores.id)
      .for('no key update')
    const known = new Set(held.map(({ id }) => id))
    const unknown = ids.findIndex((id) => !known.has(id))
    if (unknown >= 0) throw invalid(`stores.${unknown}.id`, 'This store does not exist.')
    const former: unknown[] = []
    const saved: string[] = []
    for (const [index, { id, archived_at, ...fields }] of body.stores.entries()) {
      const store = await prefixFields(`stores.${index}`, () =>
        saveStore(call, id, fields, (stored) => former.push(stored), {
          isPartial: true,
          archived_at,
        }),
      )
      saved.push(store.text)
    }
    before({ stores: former })
    return new JsonText(`{"stores":[${saved.join()}]}`)
  },

  setStoreOnline: async ({ tx, path, body, before, clock }) => {
    const [store] = await tx
      .select({ online: stores.online })
      .from(stores)
      .where(eq(stores.id, path.storeId))
      .for('no key update')
    if (!store) throw notFound('store')
    before({ offline: !store.online })
    await tx
      .update(stores)
      .set({ online: body.online, updated_at: clock.now().toISOString() })
      .where(eq(stores.id, path.storeId))
    return { offline: !body.online }
  },
} satisfies Handlers

/** With bda_password for viewers who may edit the store (AMB-86). */
export async function readStore(tx: Tx, viewer: Viewer, id: number): Promise<JsonText> {
  const edits = await mayCall('updateStore', { viewer, tx, path: { id } })
  const secret = edits ? sql`bda_password,` : sql``
  return recordOf(
    tx,
    'store',
    sql`select id, name, description, netsuite_id, contentful_id, phone, email_address, state,
            city, postal_code, address, region, area, has_drive_thru, latitude, longitude,
            time_zone, ${secret} max_prep_time, minutes_to_closing_warning, accepts_mobile_orders,
            curbside_enabled, curbside_online, bd_destination_id, yext_id, doordash_id,
            paytronix_id, vendor_region_id, afternoon_at, evening_at, image_url,
            header_image_one_url, header_image_two_url, iso(archived_at) as archived_at
          from stores where id = ${id}`,
  )
}

const noCurbside = { bd_destination_id: null, curbside_enabled: false, curbside_online: false }

interface Saving {
  /** PATCH refuses curbside_online without curbside; PUT saves it as false. */
  readonly isPartial?: boolean
  /** Null restores, undefined keeps it. */
  readonly archived_at?: string | null | undefined
}

async function saveStore(
  call: StoreCall,
  id: number,
  fields: StoreFields,
  before: (stored: unknown) => void,
  { isPartial = false, archived_at }: Saving = {},
): Promise<JsonText> {
  const { tx, viewer } = call
  const [stored] = await tx.select().from(stores).where(eq(stores.id, id)).for('no key update')
  if (!stored) throw notFound('store')
  before(stored)
  const columns = storeColumnValues(fields)
  const curbside = possibleCurbside(withGiven(stored, columns))
  if (isPartial && fields.curbside_online && !curbside.curbside_online)
    throw conflict('This store takes no curbside orders.', 'curbside_online')
  await requireRegion(call, fields)
  const pictures = await newPictures(call, fields)
  await tx
    .update(stores)
    .set({
      ...columns,
      ...curbside,
      ...pictures,
      archived_at: archived_at ? momentOf(archived_at, 'archived_at') : archived_at,
      updated_at: call.clock.now().toISOString(),
    })
    .where(eq(stores.id, id))
  if (pictures.image_url) await deleteUnused(call, stored.image_url)
  if (pictures.header_image_one_url) await deleteUnused(call, stored.header_image_one_url)
  if (pictures.header_image_two_url) await deleteUnused(call, stored.header_image_two_url)
  return readStore(tx, viewer, id)
}

type Curbside = Parameters<typeof possibleCurbside>[0]

function withGiven(stored: Curbside, sent: { [Key in keyof Curbside]: Curbside[Key] | undefined }) {
  const { bd_destination_id, curbside_enabled, curbside_online } = sent
  return {
    bd_destination_id:
      bd_destination_id === undefined ? stored.bd_destination_id : bd_destination_id,
    curbside_enabled: curbside_enabled ?? stored.curbside_enabled,
    curbside_online: curbside_online ?? stored.curbside_online,
  }
}

async function prefixFields<T>(entry: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof P4Error)) throw error
    const fields = error.fields.map((one) => ({ ...one, path: `${entry}.${one.path}` }))
    throw new P4Error(error.status, error.code, error.message, fields)
  }
}

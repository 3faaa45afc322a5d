import { eq } from 'drizzle-orm'
import type { OperationId } from '#api/core/contract.ts'
import type { components } from '#api/core/schema.gen.ts'
import { timeZones } from '#domain/calendar.ts'
import type { Tx } from '../../database/database.ts'
import { vendor_regions } from '../../database/schema/products.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Call } from '../../handlers.ts'
import { requireOne } from '../../references.ts'
import { saveImage } from '../../saveImage.ts'

export type StoreFields = components['schemas']['StoreFields']
export type StoreCall = Pick<
  Call<OperationId>,
  'tx' | 'clock' | 'files' | 'pictures' | 'viewer' | 'before' | 'inBackground'
>

/** Undefined for omitted fields. Blank texts become null. Throws 400. */
export function storeColumnValues(fields: StoreFields) {
  return {
    name: required(fields.name, 'name', 'Must enter a name.'),
    netsuite_id: required(fields.netsuite_id, 'netsuite_id', 'Must enter a Netsuite ID.'),
    description: text(fields.description),
    contentful_id: text(fields.contentful_id),
    phone: text(fields.phone),
    email_address: text(fields.email_address),
    state: text(fields.state),
    city: text(fields.city),
    postal_code: text(fields.postal_code),
    address: text(fields.address),
    region: text(fields.region),
    area: text(fields.area),
    has_drive_thru: fields.has_drive_thru,
    latitude: fields.latitude,
    longitude: fields.longitude,
    time_zone: fields.time_zone === undefined ? undefined : zoneOf(fields.time_zone),
    // Not trimmed: a secret may have spaces.
    bda_password: fields.bda_password === undefined ? undefined : fields.bda_password || null,
    max_prep_time: fields.max_prep_time,
    minutes_to_closing_warning: fields.minutes_to_closing_warning,
    accepts_mobile_orders: fields.accepts_mobile_orders,
    curbside_enabled: fields.curbside_enabled,
    curbside_online: fields.curbside_online,
    bd_destination_id: text(fields.bd_destination_id),
    yext_id: text(fields.yext_id),
    doordash_id: text(fields.doordash_id),
    paytronix_id: text(fields.paytronix_id),
    vendor_region_id: fields.vendor_region_id,
    afternoon_at: fields.afternoon_at,
    evening_at: fields.evening_at,
  }
}

function required(value: string | undefined, field: string, missing: string): string | undefined {
  const trimmed = value?.trim()
  if (trimmed === '') throw invalid(field, missing)
  return trimmed
}

function text(value: string | null | undefined): string | null | undefined {
  return value === undefined ? undefined : value?.trim() || null
}

function zoneOf(name: string | null): (typeof timeZones)[number] {
  if (name === null) return timeZones[0]
  const known = timeZones.find((zone) => zone === name)
  if (!known) throw invalid('time_zone', `The time zone must be one of: ${timeZones.join(', ')}.`)
  return known
}

export async function requireRegion({ tx }: StoreCall, fields: StoreFields): Promise<void> {
  const { vendor_region_id: id } = fields
  if (id) await requireOne(tx, vendor_regions, id, { path: 'vendor_region_id', what: 'region' })
}

export async function newPictures(call: StoreCall, fields: StoreFields) {
  const kept = (field: ImageField, filename: string | undefined) => {
    const data = fields[field]
    return data === undefined ? undefined : saveImage(call, { data, filename })
  }
  return {
    image_url: await kept('store_image_data', fields.image_filename),
    header_image_one_url: await kept(
      'store_header_image_one_data',
      fields.store_header_image_one_filename,
    ),
    header_image_two_url: await kept(
      'store_header_image_two_data',
      fields.store_header_image_two_filename,
    ),
  }
}

type ImageField = 'store_image_data' | 'store_header_image_one_data' | 'store_header_image_two_data'

export async function lockStore(tx: Tx, id: number): Promise<void> {
  const held = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, id))
    .for('no key update')
  if (held.length === 0) throw notFound('store')
}

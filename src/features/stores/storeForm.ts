import { z } from 'zod'
import type { Store, StoreInput } from '#api/stores.ts'
import { timeZones } from '#domain/calendar.ts'
import { formatPhone, phoneDigits } from '#domain/formats.ts'
import { possibleCurbside } from '#domain/stores/curbside.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { requiredLine } from '#ui/form/schemas.ts'

const text = z.string().transform((value) => value.trim() || null)
const image = z.custom<ImageValue>()
const time = z.string().nullable()

export const storePictures = ['image', 'header_image_one', 'header_image_two'] as const

const fields = z.object({
  image,
  name: requiredLine('Must enter a name.'),
  description: text,
  netsuite_id: requiredLine('Must enter a Netsuite ID.'),
  state: text,
  city: text,
  postal_code: text,
  address: text,
  region: text,
  vendor_region_id: z.number().nullable(),
  area: text,
  latitude: z.string(),
  longitude: z.string(),
  time_zone: z.string(),
  phone: z.string(),
  email_address: text,
  bda_password: z.string(),
  max_prep_time: z.string(),
  minutes_to_closing_warning: z.string(),
  has_drive_thru: z.boolean(),
  accepts_mobile_orders: z.boolean(),
  curbside_enabled: z.boolean(),
  bd_destination_id: text,
  yext_id: text,
  doordash_id: text,
  paytronix_id: text,
  afternoon_at: time,
  evening_at: time,
  header_image_one: image,
  header_image_two: image,
})

/** Text that is not a number keeps the loaded value (AMB-88). */
export function storeSchema(store: Store | null) {
  return fields.transform((values) => bodyOf(values, store))
}

function bodyOf(values: z.output<typeof fields>, store: Store | null): StoreInput {
  const { image: picture, header_image_one: one, header_image_two: two, ...plain } = values
  return {
    ...plain,
    ...possibleCurbside({ ...plain, curbside_online: store?.curbside_online ?? false }),
    contentful_id: store?.contentful_id || newContentfulId(),
    latitude: readNumber(plain.latitude, store?.latitude),
    longitude: readNumber(plain.longitude, store?.longitude),
    max_prep_time: readWhole(plain.max_prep_time, store?.max_prep_time),
    minutes_to_closing_warning: readWhole(
      plain.minutes_to_closing_warning,
      store?.minutes_to_closing_warning,
    ),
    phone: phoneOf(plain.phone, store),
    bda_password: plain.bda_password || null,
    afternoon_at: plain.afternoon_at?.slice(0, 5) ?? null,
    evening_at: plain.evening_at?.slice(0, 5) ?? null,
    ...(picture && { store_image_data: picture.data, image_filename: picture.filename }),
    ...(one && {
      store_header_image_one_data: one.data,
      store_header_image_one_filename: one.filename,
    }),
    ...(two && {
      store_header_image_two_data: two.data,
      store_header_image_two_filename: two.filename,
    }),
  }
}

export type StoreValues = z.input<ReturnType<typeof storeSchema>>

export const storeLabels: Record<keyof StoreValues, string> = {
  image: 'Image',
  name: 'Name',
  description: 'Description',
  netsuite_id: 'Netsuite ID',
  state: 'State',
  city: 'City',
  postal_code: 'Postal Code',
  address: 'Address',
  region: 'Region',
  vendor_region_id: 'Vendor Region',
  area: 'Area',
  latitude: 'Latitude',
  longitude: 'Longitude',
  time_zone: 'Time Zone',
  phone: 'Phone',
  email_address: 'Email',
  bda_password: 'BDA Password',
  max_prep_time: 'Max Prep Time',
  minutes_to_closing_warning: 'Minutes to Closing Warning',
  has_drive_thru: 'Has a Drive Thru',
  accepts_mobile_orders: 'Accepts Mobile Orders',
  curbside_enabled: 'Accepts Curbside Orders',
  bd_destination_id: 'Blue Dot Destination ID',
  yext_id: 'Yext Entity ID',
  doordash_id: 'Doordash Store ID',
  paytronix_id: 'Paytronix Store ID',
  afternoon_at: 'Afternoon',
  evening_at: 'Evening',
  header_image_one: 'Header Image One',
  header_image_two: 'Header Image Two',
}

export const storePaths = {
  store_image_data: 'image',
  image_filename: 'image',
  store_header_image_one_data: 'header_image_one',
  store_header_image_one_filename: 'header_image_one',
  store_header_image_two_data: 'header_image_two',
  store_header_image_two_filename: 'header_image_two',
}

/** AMB-80. */
export const newStore: StoreValues = {
  image: undefined,
  name: '',
  description: '',
  netsuite_id: '',
  state: '',
  city: '',
  postal_code: '',
  address: '',
  region: '',
  vendor_region_id: null,
  area: '',
  latitude: '',
  longitude: '',
  time_zone: timeZones[0],
  phone: '',
  email_address: '',
  bda_password: '',
  max_prep_time: '150',
  minutes_to_closing_warning: '10',
  has_drive_thru: false,
  accepts_mobile_orders: true,
  curbside_enabled: false,
  bd_destination_id: '',
  yext_id: '',
  doordash_id: '',
  paytronix_id: '',
  afternoon_at: null,
  evening_at: null,
  header_image_one: undefined,
  header_image_two: undefined,
}

export function storeFormValues(store: Store): StoreValues {
  return {
    image: undefined,
    name: store.name,
    description: store.description ?? '',
    netsuite_id: store.netsuite_id ?? '',
    state: store.state ?? '',
    city: store.city ?? '',
    postal_code: store.postal_code ?? '',
    address: store.address ?? '',
    region: store.region ?? '',
    vendor_region_id: store.vendor_region_id,
    area: store.area ?? '',
    latitude: numberText(store.latitude),
    longitude: numberText(store.longitude),
    time_zone: store.time_zone ?? '',
    phone: formatPhone(store.phone ?? ''),
    email_address: store.email_address ?? '',
    bda_password: store.bda_password ?? '',
    max_prep_time: numberText(store.max_prep_time),
    minutes_to_closing_warning: numberText(store.minutes_to_closing_warning),
    has_drive_thru: store.has_drive_thru,
    accepts_mobile_orders: store.accepts_mobile_orders,
    curbside_enabled: store.curbside_enabled,
    bd_destination_id: store.bd_destination_id ?? '',
    yext_id: store.yext_id ?? '',
    doordash_id: store.doordash_id ?? '',
    paytronix_id: store.paytronix_id ?? '',
    afternoon_at: store.afternoon_at,
    evening_at: store.evening_at,
    header_image_one: undefined,
    header_image_two: undefined,
  }
}

/** Whether the loaded number is kept. An empty coordinate means none. */
export function isUnread(text: string, { emptied }: { readonly emptied: boolean }): boolean {
  return text.trim() === '' ? !emptied : !Number.isFinite(Number(text))
}

/** Null for an emptied coordinate. */
function readNumber(text: string, loaded: number | null | undefined): number | null | undefined {
  if (text.trim() === '') return null
  return isUnread(text, { emptied: true }) ? loaded : Number(text)
}

function readWhole(text: string, loaded: number | undefined): number | undefined {
  return isUnread(text, { emptied: false }) ? loaded : Math.trunc(Number(text))
}

function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Ten digits without punctuation; other numbers as typed. */
function phoneOf(typed: string, store: Store | null): string | null {
  if (store && typed === formatPhone(store.phone ?? '')) return store.phone
  return phoneDigits(typed) ?? (typed.trim() || null)
}

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Nine random characters a-z and 0-9 (AMB-82). */
function newContentfulId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}

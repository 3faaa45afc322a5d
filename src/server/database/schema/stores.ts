import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core'
import { timeZones, weekdays } from '#domain/calendar.ts'
import { attribute_values } from './attributes.ts'
import { id, instant, lowered, notNegative, oneOf, weekday } from './columns.ts'
import { vendor_regions } from './products.ts'

export const stores = pgTable(
  'stores',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    netsuite_id: text().notNull(),
    contentful_id: text(),
    phone: text(),
    email_address: text(),
    state: text(),
    city: text(),
    postal_code: text(),
    address: text(),
    region: text(),
    area: text(),
    has_drive_thru: boolean().notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    time_zone: text({ enum: timeZones }).notNull().default('America/Los_Angeles'),
    /** Only for viewers who may edit the store. */
    bda_password: text(),
    max_prep_time: integer().notNull().default(150),
    minutes_to_closing_warning: integer().notNull().default(10),
    accepts_mobile_orders: boolean().notNull().default(true),
    curbside_enabled: boolean().notNull().default(false),
    curbside_online: boolean().notNull().default(false),
    online: boolean().notNull().default(false),
    bd_destination_id: text(),
    yext_id: text(),
    doordash_id: text(),
    paytronix_id: text(),
    vendor_region_id: integer().references(() => vendor_regions.id, { onDelete: 'set null' }),
    /** Store-local HH:mm. */
    afternoon_at: text(),
    evening_at: text(),
    image_url: text(),
    header_image_one_url: text(),
    header_image_two_url: text(),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    archived_at: instant(),
  },
  (t) => [
    index('stores_name_search').on(lowered(t.name)),
    index('stores_vendor_region').on(t.vendor_region_id),
    check('stores_description_length', sql`length(${t.description}) <= 255`),
    check('stores_time_zone_known', oneOf(t.time_zone, timeZones)),
    check('stores_latitude_range', sql`${t.latitude} between -90 and 90`),
    check('stores_longitude_range', sql`${t.longitude} between -180 and 180`),
    check('stores_max_prep_time_not_negative', notNegative(t.max_prep_time)),
    check('stores_closing_warning_not_negative', notNegative(t.minutes_to_closing_warning)),
    check('stores_afternoon_at_form', sql`${t.afternoon_at} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('stores_evening_at_form', sql`${t.evening_at} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'stores_curbside_needs_destination',
      sql`not ${t.curbside_enabled} or coalesce(${t.bd_destination_id}, '') <> ''`,
    ),
    check(
      'stores_curbside_online_needs_enabled',
      sql`not ${t.curbside_online} or ${t.curbside_enabled}`,
    ),
  ],
)

export const store_attributes = pgTable(
  'store_attributes',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    attribute_value_id: integer()
      .notNull()
      .references(() => attribute_values.id, { onDelete: 'cascade' }),
    is_disabled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.attribute_value_id] }),
    index('store_attributes_value').on(t.attribute_value_id),
  ],
)

/** Store-local; 00:00:00 for both means closed, no row means not set. */
export const store_hours = pgTable(
  'store_hours',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day_of_week: weekday().notNull(),
    opening_time: time({ precision: 0 }).notNull(),
    closing_time: time({ precision: 0 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.day_of_week] }),
    check('store_hours_day_known', oneOf(t.day_of_week, weekdays)),
  ],
)

/** Store-local date; archiving deletes the row. */
export const hours_overrides = pgTable(
  'hours_overrides',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    override_date: date({ mode: 'string' }).notNull(),
    opening_time: time({ precision: 0 }),
    closing_time: time({ precision: 0 }),
    is_closed: boolean().notNull().default(false),
    is_holiday: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.override_date] }),
    check(
      'hours_overrides_times_known',
      sql`${t.is_closed} or (${t.opening_time} is not null and ${t.closing_time} is not null)`,
    ),
  ],
)

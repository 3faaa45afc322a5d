import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { productTypeValues } from '#domain/products/productWords.ts'
import { cents, id, notNegative, oneOf, productType } from './columns.ts'
import { stores } from './stores.ts'

/** Flat (cents) or a percentage. */
export const surcharges = pgTable(
  'surcharges',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    /** 0.0875 is 8.75 %. */
    default_rate: doublePrecision().notNull().default(0),
    flat_rate: cents(),
  },
  (t) => [
    // Orders store taxes by surcharge name (AMB-181).
    uniqueIndex('surcharges_name_unique').on(sql`lower(${t.name})`),
    check('surcharges_default_rate_range', sql`${t.default_rate} between 0 and 0.9`),
    check('surcharges_flat_rate_positive', sql`${t.flat_rate} >= 1`),
  ],
)

export const tax_rates = pgTable(
  'tax_rates',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    surcharge_id: integer()
      .notNull()
      .references(() => surcharges.id, { onDelete: 'cascade' }),
    product_type: productType().notNull(),
    rate: doublePrecision(),
    flat_rate: cents(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.surcharge_id, t.product_type] }),
    index('tax_rates_surcharge').on(t.surcharge_id),
    check('tax_rates_product_type_known', oneOf(t.product_type, productTypeValues)),
    check('tax_rates_rate_range', sql`${t.rate} between 0 and 1`),
    check('tax_rates_flat_rate_not_negative', notNegative(t.flat_rate)),
    check('tax_rates_one_kind', sql`num_nonnulls(${t.rate}, ${t.flat_rate}) = 1`),
  ],
)

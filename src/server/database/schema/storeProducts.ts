import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core'
import { weekdays } from '#domain/calendar.ts'
import { variants } from './attributes.ts'
import { cents, notNegative, oneOf, weekday } from './columns.ts'
import { products } from './products.ts'
import { stores } from './stores.ts'

export const store_products = pgTable(
  'store_products',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.product_id] }),
    index('store_products_product').on(t.product_id),
    check('store_products_price_not_negative', notNegative(t.price)),
  ],
)

export const store_variant_prices = pgTable(
  'store_variant_prices',
  {
    store_id: integer().notNull(),
    variant_id: integer().notNull(),
    product_id: integer().notNull(),
    price: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.variant_id] }),
    foreignKey({
      name: 'store_variant_prices_link_fk',
      columns: [t.store_id, t.product_id],
      foreignColumns: [store_products.store_id, store_products.product_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'store_variant_prices_variant_fk',
      columns: [t.variant_id, t.product_id],
      foreignColumns: [variants.id, variants.product_id],
    }).onDelete('cascade'),
    index('store_variant_prices_product').on(t.product_id, t.store_id),
    index('store_variant_prices_variant').on(t.variant_id),
    check('store_variant_prices_price_not_negative', notNegative(t.price)),
  ],
)

export const inventory = pgTable(
  'inventory',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    variant_id: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Store-local date. A daily product with an older date restarts at its starting inventory. */
    counted_on: date({ mode: 'string' }).notNull(),
    quantity_available: integer().notNull().default(0),
    do_not_sell: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.variant_id] }),
    index('inventory_variant').on(t.variant_id),
    check('inventory_quantity_not_negative', notNegative(t.quantity_available)),
  ],
)

export const initial_inventory = pgTable(
  'initial_inventory',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    variant_id: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    day_of_week: weekday().notNull(),
    initial_quantity: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.store_id, t.variant_id, t.day_of_week] }),
    index('initial_inventory_variant').on(t.variant_id),
    check('initial_inventory_day_known', oneOf(t.day_of_week, weekdays)),
    check('initial_inventory_quantity_not_negative', notNegative(t.initial_quantity)),
  ],
)

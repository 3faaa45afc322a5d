import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { productTypeValues } from '#domain/products/productWords.ts'
import { variants } from './attributes.ts'
import { cents, id, instant, notNegative, oneOf, productType } from './columns.ts'
import { users } from './people.ts'
import { products } from './products.ts'
import { promotions } from './promotions.ts'
import { stores } from './stores.ts'

const orderChannels = ['mobile', 'curbside', 'drive-thru', 'in-store'] as const

/** Cents: total = subtotal - promotions - credits + tax + tip_amount. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Text of the ordering system, not interpreted (AMB-118). */
    status: text().notNull(),
    channel: text({ enum: orderChannels }).notNull().default('mobile'),
    total: cents().notNull(),
    subtotal: cents().notNull(),
    tip_amount: cents().notNull().default(0),
    /** Cents by surcharge name. */
    tax: jsonb().$type<Record<string, number>>().notNull().default({}),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    barista_id: integer().references(() => users.id, { onDelete: 'set null' }),
    placement_time: instant().notNull(),
    pickup_time: instant(),
    updated_at: instant().notNull().default(sql`now()`),
    requested_accessible_pickup: boolean().notNull().default(false),
    is_curbside: boolean().notNull().default(false),
    vehicle_description: text(),
    curbside_status: text(),
    eta_direction: text(),
    eta: instant(),
    arrived_at: instant(),
    checked_out_at: instant(),
  },
  (t) => [
    // `order by ... desc` means nulls first: the index must match to be used.
    index('orders_store_placement').on(
      t.store_id,
      t.placement_time.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('orders_user_placement').on(
      t.user_id,
      t.placement_time.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('orders_barista_placement').on(t.barista_id, t.placement_time),
    index('orders_placement').on(t.placement_time),
    check('orders_channel_known', oneOf(t.channel, orderChannels)),
    check('orders_total_not_negative', notNegative(t.total)),
    check('orders_subtotal_not_negative', notNegative(t.subtotal)),
    check('orders_tip_not_negative', notNegative(t.tip_amount)),
    check('orders_tax_is_map', sql`jsonb_typeof(${t.tax}) = 'object'`),
  ],
)

/** Per store and UTC day, counted by triggers, to find a list page without counting. */
export const order_days = pgTable(
  'order_days',
  {
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    day: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.store_id, t.day] })],
)

/** Names are copied at order time. */
export const order_products = pgTable(
  'order_products',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    variant_id: integer().references(() => variants.id, { onDelete: 'set null' }),
    name: text().notNull(),
    variant: text(),
    special_instructions: text(),
    subtotal: cents().notNull(),
    price: cents().notNull(),
    /** Part of the order's tax; a refund returns price and tax. */
    tax_amount: cents().notNull().default(0),
    refunded_at: instant(),
  },
  (t) => [
    index('order_products_order').on(t.order_id),
    index('order_products_product').on(t.product_id),
    index('order_products_variant').on(t.variant_id),
    // For refund_products: a refund has only products of its order.
    unique('order_products_id_order_unique').on(t.id, t.order_id),
    check('order_products_subtotal_not_negative', notNegative(t.subtotal)),
    check('order_products_price_range', sql`${t.price} between 0 and ${t.subtotal}`),
    check('order_products_tax_not_negative', notNegative(t.tax_amount)),
  ],
)

/** Names are copied at order time. */
export const order_promotions = pgTable(
  'order_promotions',
  {
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id),
    name: text().notNull(),
    amount: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.promotion_id] }),
    index('order_promotions_promotion').on(t.promotion_id),
    check('order_promotions_amount_not_negative', notNegative(t.amount)),
  ],
)

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().default(sql`now()`),
    amount: cents().notNull(),
    /** Of the payment provider, e.g. authorized, captured, refunded. */
    state: text().notNull(),
  },
  (t) => [
    index('transactions_order').on(t.order_id),
    check('transactions_amount_not_negative', notNegative(t.amount)),
  ],
)

export const refund_reasons = pgTable('refund_reasons', { id: id(), explanation: text().notNull() })

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().default(sql`now()`),
    amount: cents().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    source: text().notNull(),
    reason_id: integer().references(() => refund_reasons.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    explanation: text(),
  },
  (t) => [
    index('refunds_order').on(t.order_id),
    index('refunds_user').on(t.user_id),
    index('refunds_reason').on(t.reason_id),
    unique('refunds_id_order_unique').on(t.id, t.order_id),
    check('refunds_amount_not_negative', notNegative(t.amount)),
  ],
)

/** The primary key prevents a second refund of a product. */
export const refund_products = pgTable(
  'refund_products',
  {
    order_product_id: integer().primaryKey(),
    refund_id: integer().notNull(),
    order_id: integer().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'refund_products_refund_fk',
      columns: [t.refund_id, t.order_id],
      foreignColumns: [refunds.id, refunds.order_id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'refund_products_order_product_fk',
      columns: [t.order_product_id, t.order_id],
      foreignColumns: [order_products.id, order_products.order_id],
    }).onDelete('cascade'),
    index('refund_products_refund').on(t.refund_id, t.order_id),
  ],
)

const historyKinds = ['order', 'cart'] as const

export const order_history = pgTable(
  'order_history',
  {
    id: id(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: historyKinds }).notNull(),
    updated_at: instant().notNull().default(sql`now()`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Changed fields only. */
    changes: jsonb().notNull().default({}),
  },
  (t) => [
    index('order_history_order').on(t.order_id, t.kind, t.updated_at.desc()),
    index('order_history_user').on(t.user_id),
    check('order_history_kind_known', oneOf(t.kind, historyKinds)),
  ],
)

export const credits = pgTable(
  'credits',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: cents().notNull().default(0),
    product_type: productType().notNull().default('beverage'),
    code: text().unique('credits_code_unique'),
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [
    index('credits_user').on(t.user_id),
    index('credits_order').on(t.order_id),
    check('credits_amount_not_negative', notNegative(t.amount)),
    check('credits_product_type_known', oneOf(t.product_type, productTypeValues)),
  ],
)

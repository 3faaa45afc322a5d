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
  time,
} from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from './columns.ts'
import { roles, users } from './people.ts'
import { promotional_categories } from './products.ts'
import { stores } from './stores.ts'

/** The ten promotion types. */
export const promotionTypes = [
  'DiscountPromotion',
  'FirstOrderAtStoreDiscountPromotion',
  'NewCustomerDiscountPromotion',
  'FreeTriggeredSmallCupPromotion',
  'SizeUpPromotion',
  'TriggeredDiscountPromotion',
  'FreeEmployeeBagsPromotion',
  'WholeOrderDiscountPromotion',
  'ComboDiscountPromotion',
  'AttributeUpgradePromotion',
] as const

/** Promotions. DELETE sets archived_at, and orders keep the promotions they used. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: promotionTypes }).notNull(),
    /** First and last date; the year 0001 stands for always, 9999-12-31 for no end. */
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    /** Times of day between which the promotion applies. */
    start_time: time({ precision: 0 }).notNull().default('00:00:00'),
    end_time: time({ precision: 0 }).notNull().default('23:59:59'),
    /** The fields of the promotion's type, in the contract's form. */
    configuration: jsonb().notNull().default({}),
    activation_code: text(),
    /** Null means unlimited. */
    limit_uses: integer(),
    /** A repetition rule of iCalendar. */
    repeats: text(),
    account: text().notNull().default('50500'),
    /** Whether users without any role are among the allowed roles; -1 on the wire (AMB-146). */
    without_role: boolean().notNull().default(false),
    /** Promotional content in the contract's form. */
    content: jsonb(),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    archived_at: instant(),
  },
  (t) => [
    check('promotions_type_known', oneOf(t.type, promotionTypes)),
    check('promotions_days_ordered', sql`${t.end_date} >= ${t.start_date}`),
    check('promotions_limit_uses_range', sql`${t.limit_uses} between 1 and 100`),
  ],
)

/** Users a promotion is limited to. */
export const promotion_users = pgTable(
  'promotion_users',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.promotion_id, t.user_id] }),
    index('promotion_users_user').on(t.user_id),
  ],
)

/** Stores a promotion is limited to. */
export const promotion_stores = pgTable(
  'promotion_stores',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.promotion_id, t.store_id] }),
    index('promotion_stores_store').on(t.store_id),
  ],
)

/** Roles that a promotion is limited to, besides `without_role`. */
export const promotion_roles = pgTable(
  'promotion_roles',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.promotion_id, t.role_id] }),
    index('promotion_roles_role').on(t.role_id),
  ],
)

export const promotion_category_sides = ['inclusion', 'exclusion'] as const

/** Promotional categories that a promotion includes or excludes. */
export const promotion_categories = pgTable(
  'promotion_categories',
  {
    promotion_id: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    side: text({ enum: promotion_category_sides }).notNull(),
    promotional_category_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotion_id, t.side, t.promotional_category_id] }),
    foreignKey({
      name: 'promotion_categories_category_fk',
      columns: [t.promotional_category_id],
      foreignColumns: [promotional_categories.id],
    }).onDelete('cascade'),
    index('promotion_categories_category').on(t.promotional_category_id),
    check('promotion_categories_side_known', oneOf(t.side, promotion_category_sides)),
  ],
)

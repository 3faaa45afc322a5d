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

/** Promotions. Archiving (DELETE) sets archived_at; the orders that used it keep it. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: promotionTypes }).notNull(),
    /** Calendar days; the year 0001 is always, 9999-12-31 never ends. */
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    /** The daily window. */
    start_time: time({ precision: 0 }).notNull().default('00:00:00'),
    end_time: time({ precision: 0 }).notNull().default('23:59:59'),
    /** The fields of the type, as in the contract. */
    configuration: jsonb().notNull().default({}),
    activation_code: text(),
    /** Null is unlimited. */
    limit_uses: integer(),
    /** iCalendar rule (AMB-143). */
    repeats: text(),
    account: text().notNull().default('50500'),
    /** The -1 of the role limit: people without any role (AMB-146). */
    without_role: boolean().notNull().default(false),
    /** Promotional content in the form of the contract (AMB-134). */
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

/** Roles a promotion is limited to, besides `without_role`. */
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

/** promotional_category_inclusions and _exclusions of a promotion. */
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

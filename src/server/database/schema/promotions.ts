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

/** Archived, not deleted: orders reference them. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    name: text().notNull(),
    type: text({ enum: promotionTypes }).notNull(),
    /** Inclusive; 0001: always, 9999-12-31: no end. */
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    start_time: time({ precision: 0 }).notNull().default('00:00:00'),
    end_time: time({ precision: 0 }).notNull().default('23:59:59'),
    configuration: jsonb().notNull().default({}),
    activation_code: text(),
    /** Null: unlimited. */
    limit_uses: integer(),
    /** iCalendar RRULE. */
    repeats: text(),
    account: text().notNull().default('50500'),
    /** -1 on the wire (AMB-146). */
    without_role: boolean().notNull().default(false),
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

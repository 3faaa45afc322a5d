import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, notNegative } from './columns.ts'
import { products } from './products.ts'

export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .unique('recommendations_product_unique')
      .references(() => products.id, { onDelete: 'cascade' }),
    sort_order: integer().notNull().default(0),
  },
  (t) => [index('recommendations_sort_order').on(t.sort_order)],
)

export const recommendation_items = pgTable(
  'recommendation_items',
  {
    recommendation_id: integer()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.recommendation_id, t.position] }),
    index('recommendation_items_product').on(t.product_id),
    check('recommendation_items_position_not_negative', notNegative(t.position)),
  ],
)

export const recommended_products = pgTable(
  'recommended_products',
  {
    id: id(),
    headline: text().notNull().default(''),
    description: text().notNull().default(''),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    pinned: boolean().notNull().default(false),
    recent_locations_only: boolean().notNull().default(false),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    index('recommended_products_sort_order').on(t.sort_order),
    index('recommended_products_product').on(t.product_id),
    check('recommended_products_sort_order_not_negative', notNegative(t.sort_order)),
  ],
)

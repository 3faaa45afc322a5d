import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { id } from './columns.ts'
import { products } from './products.ts'

export const menus = pgTable(
  'menus',
  {
    id: id(),
    slug: text().notNull().unique('menus_slug_unique'),
    title: text().notNull(),
    sort_order: integer().notNull().default(0),
  },
  (t) => [check('menus_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

export const categories = pgTable(
  'categories',
  {
    id: id(),
    menu_id: integer()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    parent_id: integer(),
    name: text().notNull(),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    unique('categories_id_menu_unique').on(t.id, t.menu_id),
    foreignKey({
      name: 'categories_parent_fk',
      columns: [t.parent_id, t.menu_id],
      foreignColumns: [t.id, t.menu_id],
    }).onDelete('cascade'),
    index('categories_tree').on(t.menu_id, t.parent_id, t.sort_order),
    index('categories_parent').on(t.parent_id, t.menu_id),
    check('categories_not_own_parent', sql`${t.parent_id} <> ${t.id}`),
  ],
)

export const category_products = pgTable(
  'category_products',
  {
    category_id: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.category_id, t.product_id] }),
    index('category_products_product').on(t.product_id),
  ],
)

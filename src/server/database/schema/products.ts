import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { inventoryControlValues, productTypeValues } from '#domain/products/productWords.ts'
import { cents, id, instant, lowered, notNegative, oneOf, productType } from './columns.ts'

function hexColor(column: AnyPgColumn): SQL {
  return sql`${column} ~ '^#[0-9a-fA-F]{6}$'`
}

/** Archived, not deleted: orders reference them. */
export const products = pgTable(
  'products',
  {
    id: id(),
    product_type: productType().notNull(),
    name: text().notNull(),
    price: cents().notNull().default(0),
    square_sku: text().notNull(),
    description: text(),
    calories: text(),
    mobile_menu_format: text(),
    prep_time: integer(),
    on_default_menu: boolean().notNull().default(false),
    image_url: text(),
    foreground_color: text(),
    background_color: text(),
    tertiary_color: text(),
    inventory_control: text({ enum: inventoryControlValues }).notNull().default('unlimited'),
    is_seasonal: boolean().notNull().default(false),
    /** No foreign key: the accounts come from another system. */
    netsuite_account_id: text(),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    archived_at: instant(),
  },
  (t) => [
    // Unique regardless of case.
    uniqueIndex('products_square_sku_unique').on(sql`lower(${t.square_sku})`),
    index('products_name_search').on(lowered(t.name)),
    index('products_square_sku_search').on(lowered(t.square_sku)),
    index('products_active').on(t.id).where(sql`${t.archived_at} is null`),
    check('products_product_type_known', oneOf(t.product_type, productTypeValues)),
    check('products_inventory_control_known', oneOf(t.inventory_control, inventoryControlValues)),
    check('products_price_not_negative', notNegative(t.price)),
    check('products_prep_time_not_negative', notNegative(t.prep_time)),
    check('products_foreground_color_hex', hexColor(t.foreground_color)),
    check('products_background_color_hex', hexColor(t.background_color)),
    check('products_tertiary_color_hex', hexColor(t.tertiary_color)),
  ],
)

export const addons = pgTable('addons', {
  id: id(),
  name: text().notNull(),
  icon_image_url: text(),
})

/** The contract spells them `externalId` and `defintion`. */
export const netsuite_accounts = pgTable('netsuite_accounts', {
  external_id: text().primaryKey(),
  defintion: text().notNull(),
})

export const tags = pgTable(
  'tags',
  {
    id: id(),
    name: text().notNull(),
    image_url: text(),
    is_allergen: boolean().notNull().default(false),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('tags_name_unique').on(sql`lower(${t.name})`)],
)

export const promotional_categories = pgTable(
  'promotional_categories',
  { id: id(), name: text().notNull() },
  (t) => [uniqueIndex('promotional_categories_name_unique').on(sql`lower(${t.name})`)],
)

export const product_categories = pgTable(
  'product_categories',
  {
    id: id(),
    name: text().notNull(),
    parent_id: integer().references((): AnyPgColumn => product_categories.id, {
      onDelete: 'cascade',
    }),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    index('product_categories_parent').on(t.parent_id, t.sort_order),
    check('product_categories_not_own_parent', sql`${t.parent_id} <> ${t.id}`),
  ],
)

export const product_tags = pgTable(
  'product_tags',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.tag_id] }),
    index('product_tags_tag').on(t.tag_id),
  ],
)

export const product_addons = pgTable(
  'product_addons',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addon_id: integer()
      .notNull()
      .references(() => addons.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.addon_id] }),
    index('product_addons_addon').on(t.addon_id),
  ],
)

export const product_promotional_categories = pgTable(
  'product_promotional_categories',
  {
    product_id: integer().notNull(),
    promotional_category_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.promotional_category_id] }),
    foreignKey({
      name: 'product_promotional_categories_product_fk',
      columns: [t.product_id],
      foreignColumns: [products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_promotional_categories_category_fk',
      columns: [t.promotional_category_id],
      foreignColumns: [promotional_categories.id],
    }).onDelete('cascade'),
    index('product_promotional_categories_category').on(t.promotional_category_id),
  ],
)

export const vendor_regions = pgTable('vendor_regions', { id: id(), name: text().notNull() })

export const vendors = pgTable('vendors', { id: id(), name: text().notNull() })

export const vendor_products = pgTable(
  'vendor_products',
  {
    id: id(),
    name: text().notNull(),
    vendor_id: integer()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
  },
  (t) => [index('vendor_products_vendor').on(t.vendor_id)],
)

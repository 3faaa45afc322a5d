import { sql } from 'drizzle-orm'
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { productTypeValues } from '#domain/products/productWords.ts'
import { id, lowered, oneOf, productType } from './columns.ts'
import { products } from './products.ts'

export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    name: text().notNull(),
    label: text().notNull().default(''),
    product_type: productType().notNull(),
    is_adjective: boolean().notNull().default(false),
    includes_goods: boolean().notNull().default(false),
    modifier_attribute_id: integer().references((): AnyPgColumn => attributes.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('attributes_modifier').on(t.modifier_attribute_id),
    check('attributes_product_type_known', oneOf(t.product_type, productTypeValues)),
    check('attributes_not_own_modifier', sql`${t.modifier_attribute_id} <> ${t.id}`),
  ],
)

export const attribute_values = pgTable(
  'attribute_values',
  {
    id: id(),
    attribute_id: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    is_void: boolean().notNull().default(false),
  },
  (t) => [
    index('attribute_values_attribute').on(t.attribute_id),
    uniqueIndex('attribute_values_one_void').on(t.attribute_id).where(sql`${t.is_void}`),
    // For variant_values: a value belongs to its attribute.
    unique('attribute_values_id_attribute_unique').on(t.id, t.attribute_id),
  ],
)

export const product_attributes = pgTable(
  'product_attributes',
  {
    id: id(),
    attribute_id: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    unique('product_attributes_product_attribute_unique').on(t.product_id, t.attribute_id),
    index('product_attributes_attribute').on(t.attribute_id),
  ],
)

export const product_attribute_values = pgTable(
  'product_attribute_values',
  {
    id: id(),
    attribute_value_id: integer().notNull(),
    product_attribute_id: integer().notNull(),
    sort_order: integer().notNull().default(0),
    is_default: boolean().notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: 'product_attribute_values_value_fk',
      columns: [t.attribute_value_id],
      foreignColumns: [attribute_values.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_attribute_values_product_attribute_fk',
      columns: [t.product_attribute_id],
      foreignColumns: [product_attributes.id],
    }).onDelete('cascade'),
    unique('product_attribute_values_value_unique').on(
      t.product_attribute_id,
      t.attribute_value_id,
    ),
    uniqueIndex('product_attribute_values_one_default')
      .on(t.product_attribute_id)
      .where(sql`${t.is_default}`),
    index('product_attribute_values_value').on(t.attribute_value_id),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull(),
  },
  (t) => [
    // Unique regardless of case.
    uniqueIndex('variants_sku_unique').on(sql`lower(${t.sku})`),
    index('variants_product').on(t.product_id),
    index('variants_sku_search').on(lowered(t.sku)),
    // For store_variant_prices: a price belongs to a variant of the product.
    unique('variants_id_product_unique').on(t.id, t.product_id),
  ],
)

/** attribute_id repeats the value's, so that the primary key allows one value per attribute. */
export const variant_values = pgTable(
  'variant_values',
  {
    variant_id: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    attribute_id: integer().notNull(),
    attribute_value_id: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variant_id, t.attribute_id] }),
    foreignKey({
      name: 'variant_values_value_fk',
      columns: [t.attribute_value_id, t.attribute_id],
      foreignColumns: [attribute_values.id, attribute_values.attribute_id],
    }).onDelete('cascade'),
    index('variant_values_value').on(t.attribute_value_id, t.attribute_id),
  ],
)

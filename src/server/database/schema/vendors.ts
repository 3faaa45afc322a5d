import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

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

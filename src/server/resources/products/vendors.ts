import { eq, sql } from 'drizzle-orm'
import { jsonText } from '../../database/database.ts'
import { vendor_products, vendor_regions, vendors } from '../../database/schema/vendors.ts'
import { notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'

/** No screen shows vendors and their products; the documents ask for the operations. */
export const vendorHandlers = {
  listVendorRegions: fromTables([vendor_regions], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(region), '[]')::text from (
            select id, name from vendor_regions order by lower(name), id) region`,
    )
    return new JsonText(text)
  }),

  listVendors: fromTables([vendors], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(vendor), '[]')::text from (
            select id, name from vendors order by lower(name), id) vendor`,
    )
    return new JsonText(text)
  }),

  listVendorProducts: fromTables([vendor_products], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(product), '[]')::text from (
            select id, name, vendor_id from vendor_products order by lower(name), id) product`,
    )
    return new JsonText(text)
  }),

  deleteVendorProduct: async ({ tx, path, before }) => {
    const [deleted] = await tx
      .delete(vendor_products)
      .where(eq(vendor_products.id, path.id))
      .returning()
    if (!deleted) throw notFound('vendor product')
    before(deleted)
    return { id: deleted.id }
  },
} satisfies Handlers

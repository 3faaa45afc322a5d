import { eq, sql } from 'drizzle-orm'
import { vendor_products, vendor_regions, vendors } from '../../database/schema/products.ts'
import { notFound } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { recordList } from '../records.ts'

/** For the documents; not used by the console. */
export const vendorHandlers = {
  listVendorRegions: fromTables([vendor_regions], ({ tx }) =>
    recordList(tx, sql`select id, name from vendor_regions order by lower(name), id`),
  ),

  listVendors: fromTables([vendors], ({ tx }) =>
    recordList(tx, sql`select id, name from vendors order by lower(name), id`),
  ),

  listVendorProducts: fromTables([vendor_products], ({ tx }) =>
    recordList(tx, sql`select id, name, vendor_id from vendor_products order by lower(name), id`),
  ),

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

import { and, type Column, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { variants } from '../../../database/schema/attributes.ts'
import {
  initial_inventory,
  inventory,
  store_products,
} from '../../../database/schema/storeProducts.ts'

/** Also the inventory: counts restart when it is added again (AMB-187). */
export async function removeFromStores(tx: Tx, productId: number, storeId?: number): Promise<void> {
  const atStore = (column: Column) => (storeId === undefined ? undefined : eq(column, storeId))
  await tx
    .delete(store_products)
    .where(and(eq(store_products.product_id, productId), atStore(store_products.store_id)))
  const own = tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.product_id, productId))
  for (const counted of [inventory, initial_inventory])
    await tx.delete(counted).where(and(inArray(counted.variant_id, own), atStore(counted.store_id)))
}

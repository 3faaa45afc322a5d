import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { variants } from '../../../database/schema/attributes.ts'
import { store_products, store_variant_prices } from '../../../database/schema/storeProducts.ts'

export interface StoreProductRow {
  readonly store_id: number
  readonly product_id: number
  readonly price: number
  /** For every variant, in cents. */
  readonly prices: readonly { readonly variant_id: number; readonly price: number }[]
}

/** Replaces an existing one with all its prices. */
export async function addStoreProduct(tx: Tx, added: StoreProductRow): Promise<void> {
  const { store_id, product_id, price } = added
  await tx
    .insert(store_products)
    .values({ store_id, product_id, price })
    .onConflictDoUpdate({
      target: [store_products.store_id, store_products.product_id],
      set: { price },
    })
  await tx
    .delete(store_variant_prices)
    .where(
      and(
        eq(store_variant_prices.store_id, store_id),
        eq(store_variant_prices.product_id, product_id),
      ),
    )
  if (added.prices.length === 0) return
  await tx
    .insert(store_variant_prices)
    .values(added.prices.map((variant) => ({ ...variant, store_id, product_id })))
}

export async function variantIdsOf(tx: Tx, productId: number): Promise<number[]> {
  const found = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.product_id, productId))
    .orderBy(variants.id)
  return found.map((variant) => variant.id)
}

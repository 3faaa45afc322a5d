/** Products put forward with a headline (API-72..API-75). */
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { onlyRow } from '../database/onlyRow.ts'
import { products } from '../database/schema/products.ts'
import { recommended_products } from '../database/schema/recommendations.ts'
import { invalid, notFound } from '../errors.ts'
import { fromTables, type Handlers } from '../handlers.ts'
import { requireOne } from '../references.ts'

/** The row as it is once nobody else changes it; it is held until the end. */
async function holdRow(tx: Tx, id: number) {
  const [found] = await tx
    .select()
    .from(recommended_products)
    .where(eq(recommended_products.id, id))
    .for('update')
  if (!found) throw notFound('recommended product')
  return found
}

function requireProduct(tx: Tx, productId: number): Promise<void> {
  return requireOne(tx, products, productId, { path: 'product_id', what: 'product' })
}

export const recommendedProductHandlers = {
  listRecommendedProducts: fromTables(['recommended_products'], ({ tx }) =>
    tx
      .select()
      .from(recommended_products)
      .orderBy(asc(recommended_products.sort_order), asc(recommended_products.id)),
  ),

  createRecommendedProduct: async ({ tx, body }) => {
    const { headline, description, product_id, pinned, recent_locations_only } = body
    await requireProduct(tx, product_id)
    // Left out, it comes last (RECPROD-09).
    const sort_order = body.sort_order ?? (await tx.$count(recommended_products))
    const made = await tx
      .insert(recommended_products)
      .values({ headline, description, product_id, pinned, recent_locations_only, sort_order })
      .returning()
    return onlyRow(made)
  },

  updateRecommendedProduct: async ({ tx, path, body, before }) => {
    const row = await holdRow(tx, path.id)
    before(row)
    const {
      headline = row.headline,
      description = row.description,
      product_id = row.product_id,
      pinned = row.pinned,
      recent_locations_only = row.recent_locations_only,
      sort_order = row.sort_order,
    } = body
    if (product_id !== row.product_id) await requireProduct(tx, product_id)
    const saved = await tx
      .update(recommended_products)
      .set({ headline, description, product_id, pinned, recent_locations_only, sort_order })
      .where(eq(recommended_products.id, path.id))
      .returning()
    return onlyRow(saved)
  },

  deleteRecommendedProduct: async ({ tx, path, body, before }) => {
    if (body && body.id !== path.id)
      throw invalid('id', 'The id of the body must be the id of the path.')
    before(await holdRow(tx, path.id))
    await tx.delete(recommended_products).where(eq(recommended_products.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers

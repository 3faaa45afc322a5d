/** Positions have no gaps: moving a row shifts the others. */
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { products } from '../../database/schema/products.ts'
import { recommended_products } from '../../database/schema/recommendations.ts'
import { invalid } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { requireOne } from '../../references.ts'
import { closeGaps, lockList, takePosition } from '../positions.ts'
import { lockRow } from '../records.ts'

const list = 'recommended_products'

function lock(tx: Tx, id: number) {
  return lockRow(tx, recommended_products, id, 'recommended product')
}

/** Lock the list first. */
function positions(tx: Tx) {
  return tx
    .select({ id: recommended_products.id, sort_order: recommended_products.sort_order })
    .from(recommended_products)
}

function requireProduct(tx: Tx, productId: number): Promise<void> {
  return requireOne(tx, products, productId, { path: 'product_id', what: 'product' })
}

export const recommendedProductHandlers = {
  listRecommendedProducts: fromTables([recommended_products], ({ tx }) =>
    tx
      .select()
      .from(recommended_products)
      .orderBy(asc(recommended_products.sort_order), asc(recommended_products.id)),
  ),

  createRecommendedProduct: async ({ tx, body }) => {
    const { headline, description, product_id, pinned, recent_locations_only } = body
    await lockList(tx, list)
    await requireProduct(tx, product_id)
    const count = await tx.$count(recommended_products)
    const created = await tx
      .insert(recommended_products)
      .values({
        headline,
        description,
        product_id,
        pinned,
        recent_locations_only,
        sort_order: count,
      })
      .returning()
    const { id } = onlyRow(created)
    const sort_order = body.sort_order ?? count
    await takePosition(tx, recommended_products, await positions(tx), { id, sort_order })
    return lock(tx, id)
  },

  updateRecommendedProduct: async ({ tx, path, body, before }) => {
    if (body.sort_order !== undefined) await lockList(tx, list)
    const row = await lock(tx, path.id)
    before(row)
    const {
      headline = row.headline,
      description = row.description,
      product_id = row.product_id,
      pinned = row.pinned,
      recent_locations_only = row.recent_locations_only,
      sort_order,
    } = body
    if (product_id !== row.product_id) await requireProduct(tx, product_id)
    await tx
      .update(recommended_products)
      .set({ headline, description, product_id, pinned, recent_locations_only })
      .where(eq(recommended_products.id, path.id))
    if (sort_order !== undefined)
      await takePosition(tx, recommended_products, await positions(tx), { id: path.id, sort_order })
    return lock(tx, path.id)
  },

  deleteRecommendedProduct: async ({ tx, path, body, before }) => {
    if (body && body.id !== path.id)
      throw invalid('id', 'The id of the body must be the id of the path.')
    await lockList(tx, list)
    before(await lock(tx, path.id))
    await tx.delete(recommended_products).where(eq(recommended_products.id, path.id))
    await closeGaps(tx, recommended_products)
    return { id: path.id }
  },
} satisfies Handlers

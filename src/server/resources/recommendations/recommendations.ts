import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sortOrderBefore } from '#domain/ordering.ts'
import { orRefused } from '../../database/broken.ts'
import { jsonText, onlyRow, type Tx } from '../../database/database.ts'
import { products } from '../../database/schema/products.ts'
import { recommendation_items, recommendations } from '../../database/schema/recommendations.ts'
import { conflict, invalid } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { requireKnown, requireOne } from '../../references.ts'
import { lockList, resolveClash, savePositions } from '../positions.ts'
import { oneRecord } from '../records.ts'

const list = 'recommendations'
const tables = [recommendations, recommendation_items]

const recommendationJson = sql`json_build_object('id', r.id, 'product_id', r.product_id,
  'recommended_product_ids', coalesce((
    select json_agg(i.product_id order by i.position)
      from recommendation_items i where i.recommendation_id = r.id), '[]'),
  'sort_order', r.sort_order)`

const listJson: SQL = sql`(
  select coalesce(json_agg(${recommendationJson} order by r.sort_order, r.id), '[]')
    from recommendations r)`

function readRecommendation(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'recommendation',
    sql`select ${recommendationJson}::text from recommendations r where r.id = ${id}`,
  )
}

const heldSchema = z.object({
  id: z.number(),
  product_id: z.number(),
  recommended_product_ids: z.array(z.number()),
  sort_order: z.number(),
})
type Held = z.infer<typeof heldSchema>
type Offer = Pick<Held, 'product_id' | 'recommended_product_ids'>

async function lockRecommendation(tx: Tx, id: number): Promise<Held> {
  await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(eq(recommendations.id, id))
    .for('update')
  return heldSchema.parse(JSON.parse((await readRecommendation(tx, id)).text))
}

/** Throws 400 for a product beside itself, or twice. */
function requireOthers(
  { product_id, recommended_product_ids: ids }: Offer,
  changed: Partial<Offer>,
): void {
  const own = ids.indexOf(product_id)
  if (own >= 0)
    throw invalid(
      changed.recommended_product_ids ? `recommended_product_ids.${own}` : 'product_id',
      'A product is not recommended beside itself.',
    )
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (twice >= 0 && changed.recommended_product_ids)
    throw invalid(`recommended_product_ids.${twice}`, 'This product is listed twice.')
}

function requireTrigger(tx: Tx, productId: number): Promise<void> {
  return requireOne(tx, products, productId, { path: 'product_id', what: 'product' })
}

async function setProducts(tx: Tx, id: number, productIds: readonly number[]): Promise<void> {
  await requireKnown(tx, products, productIds, {
    path: 'recommended_product_ids',
    what: 'product',
  })
  await tx.delete(recommendation_items).where(eq(recommendation_items.recommendation_id, id))
  if (productIds.length === 0) return
  await tx
    .insert(recommendation_items)
    .values(
      productIds.map((product_id, position) => ({ recommendation_id: id, position, product_id })),
    )
}

/** Lock the list first. */
function positions(tx: Tx) {
  return tx
    .select({ id: recommendations.id, sort_order: recommendations.sort_order })
    .from(recommendations)
}

const productTaken = {
  recommendations_product_unique: conflict(
    'This product has a recommendation already.',
    'product_id',
  ),
}

export const recommendationHandlers = {
  listRecommendations: fromTables(
    tables,
    async ({ tx }) => new JsonText(await jsonText(tx, sql`select ${listJson}::text`)),
  ),

  getRecommendation: fromTables(tables, ({ tx, path }) => readRecommendation(tx, path.id)),

  createRecommendation: async ({ tx, body }) => {
    const { product_id, recommended_product_ids = [] } = body
    await lockList(tx, list)
    await requireTrigger(tx, product_id)
    requireOthers({ product_id, recommended_product_ids }, body)
    const others = await tx.select({ sort_order: recommendations.sort_order }).from(recommendations)
    const sort_order = body.sort_order ?? sortOrderBefore(others)
    const insert = tx.insert(recommendations).values({ product_id, sort_order }).returning()
    const { id } = onlyRow(await orRefused(insert, productTaken))
    await resolveClash(tx, recommendations, await positions(tx), id)
    await setProducts(tx, id, recommended_product_ids)
    return readRecommendation(tx, id)
  },

  updateRecommendation: async ({ tx, path, body, before }) => {
    if (body.sort_order !== undefined) await lockList(tx, list)
    const held = await lockRecommendation(tx, path.id)
    before(held)
    const { product_id, recommended_product_ids, sort_order } = body
    if (product_id !== undefined || recommended_product_ids)
      requireOthers({ ...held, ...body }, body)
    if (product_id !== undefined) {
      await requireTrigger(tx, product_id)
      const update = tx
        .update(recommendations)
        .set({ product_id })
        .where(eq(recommendations.id, path.id))
      await orRefused(update, productTaken)
    }
    if (sort_order !== undefined) {
      await tx.update(recommendations).set({ sort_order }).where(eq(recommendations.id, path.id))
      await resolveClash(tx, recommendations, await positions(tx), path.id)
    }
    if (recommended_product_ids) await setProducts(tx, path.id, recommended_product_ids)
    return readRecommendation(tx, path.id)
  },

  sortRecommendations: async ({ tx, body, before }) => {
    // One of two concurrent orders wins completely.
    await lockList(tx, list)
    const held = await tx.select().from(recommendations).orderBy(recommendations.id).for('update')
    before(held)
    const open = new Set(held.map((row) => row.id))
    for (const [index, { id }] of body.recommendations.entries())
      if (!open.delete(id))
        throw invalid(
          `recommendations.${index}.id`,
          held.some((row) => row.id === id)
            ? 'This recommendation is listed twice.'
            : 'This recommendation does not exist.',
        )
    await savePositions(tx, recommendations, body.recommendations)
    await resolveClash(tx, recommendations, await positions(tx))
    return new JsonText(
      await jsonText(tx, sql`select json_build_object('recommendations', ${listJson})::text`),
    )
  },

  deleteRecommendation: async ({ tx, path, before }) => {
    before(await lockRecommendation(tx, path.id))
    await tx.delete(recommendations).where(eq(recommendations.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers

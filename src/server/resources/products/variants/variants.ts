import { and, eq, ne, sql } from 'drizzle-orm'
import { orRefused } from '../../../database/broken.ts'
import type { Tx } from '../../../database/database.ts'
import { onlyRow } from '../../../database/database.ts'
import {
  attribute_values,
  product_attributes,
  variant_values,
  variants,
} from '../../../database/schema/attributes.ts'
import { products } from '../../../database/schema/products.ts'
import { conflict, invalid, notFound, P4Error } from '../../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../../handlers.ts'
import { idsOf } from '../../../references.ts'
import { oneRecord } from '../../records.ts'
import { lockProduct } from '../lockProduct.ts'
import { checkValues, combinationRefusal, combinationTaken, setValues } from './variantValues.ts'

const variantJson = sql`json_build_object('id', v.id, 'product_id', v.product_id, 'sku', v.sku,
  'attribute_values', coalesce((
    select json_agg(json_build_object('id', av.id, 'attribute_id', av.attribute_id,
        'name', av.name, 'is_void', av.is_void) order by pa.sort_order, pa.id, av.attribute_id)
      from variant_values vv
      join attribute_values av on av.id = vv.attribute_value_id
      left join product_attributes pa
        on pa.product_id = v.product_id and pa.attribute_id = vv.attribute_id
      where vv.variant_id = v.id), '[]'))`

function readVariant(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'variant',
    sql`select ${variantJson}::text from variants v where v.id = ${id}`,
  )
}

export function readVariants(tx: Tx, productId: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'product',
    sql`select coalesce((select json_agg(${variantJson} order by v.id)
          from variants v where v.product_id = p.id), '[]')::text
        from products p where p.id = ${productId}`,
  )
}

async function lockVariant(tx: Tx, id: number) {
  const find = () => tx.select().from(variants).where(eq(variants.id, id))
  const [seen] = await find()
  if (!seen) throw notFound('variant')
  await lockProduct(tx, seen.product_id)
  // May have been deleted while waiting for the lock.
  const [found] = await find()
  if (!found) throw notFound('variant')
  return found
}

async function priceAtStores(tx: Tx, variantId: number, productId: number): Promise<void> {
  await tx.execute(
    sql`insert into store_variant_prices (store_id, variant_id, product_id, price)
        select store_id, ${variantId}, product_id, price from store_products
          where product_id = ${productId} for key share`,
  )
}

const skuRefusal = conflict('This SKU belongs to another variant.', 'sku')
const skuTaken = { variants_sku_unique: skuRefusal }

interface Wanted {
  readonly productId: number
  readonly sku: string
  readonly valueIds: readonly number[]
  readonly own?: number
}

async function checkFree(tx: Tx, { productId, sku, valueIds, own = 0 }: Wanted): Promise<void> {
  const refusals: P4Error[] = []
  if (await combinationTaken(tx, productId, valueIds, own)) refusals.push(combinationRefusal)
  const [taken] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(and(sql`lower(${variants.sku}) = lower(${sku})`, ne(variants.id, own)))
    .limit(1)
  if (taken) refusals.push(skuRefusal)
  const [first] = refusals
  if (first)
    throw new P4Error(
      first.status,
      first.code,
      refusals.map(({ message }) => message).join(' '),
      refusals.flatMap(({ fields }) => fields),
    )
}

export const variantHandlers = {
  listProductVariants: fromTables(
    [products, variants, variant_values, attribute_values, product_attributes],
    ({ tx, path }) => readVariants(tx, path.id),
  ),

  createVariant: async ({ tx, body }) => {
    const { product_id, sku } = body
    const valueIds = idsOf(body.attribute_values ?? [])
    if (!(await lockProduct(tx, product_id)))
      throw invalid('product_id', 'This product does not exist.')
    await checkValues(tx, product_id, valueIds)
    await checkFree(tx, { productId: product_id, sku, valueIds })
    const insert = tx.insert(variants).values({ product_id, sku }).returning({ id: variants.id })
    const { id } = onlyRow(await orRefused(insert, skuTaken))
    await setValues(tx, id, valueIds)
    await priceAtStores(tx, id, product_id)
    return readVariant(tx, id)
  },

  updateVariant: async ({ tx, path, body, before }) => {
    const { product_id } = await lockVariant(tx, path.id)
    before(JSON.parse((await readVariant(tx, path.id)).text))
    const valueIds = idsOf(body.attribute_values)
    await checkValues(tx, product_id, valueIds, path.id)
    await checkFree(tx, { productId: product_id, sku: body.sku, valueIds, own: path.id })
    const update = tx.update(variants).set({ sku: body.sku }).where(eq(variants.id, path.id))
    await orRefused(update, skuTaken)
    await setValues(tx, path.id, valueIds)
    return readVariant(tx, path.id)
  },

  // Orders keep the variant's text.
  deleteVariant: async ({ tx, path, before }) => {
    await lockVariant(tx, path.id)
    before(JSON.parse((await readVariant(tx, path.id)).text))
    await tx.delete(variants).where(eq(variants.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers

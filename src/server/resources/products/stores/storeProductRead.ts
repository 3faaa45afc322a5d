import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { jsonText, maybeJsonText, rows, type Tx } from '../../../database/database.ts'
import {
  attribute_values,
  product_attributes,
  variant_values,
  variants,
} from '../../../database/schema/attributes.ts'
import { products } from '../../../database/schema/products.ts'
import { store_products, store_variant_prices } from '../../../database/schema/storeProducts.ts'
import { notFound, P4Error } from '../../../errors.ts'
import { JsonText } from '../../../handlers.ts'

export const storeProductTables = [products, store_products, store_variant_prices, variants]
export const menuTables = [
  ...storeProductTables,
  attribute_values,
  product_attributes,
  variant_values,
]

/** A variant without its own price has the store product's. */
const storeProduct = sql`json_build_object(
  'store_id', l.store_id, 'product_id', l.product_id, 'price', l.price,
  'product', json_build_object('id', p.id, 'product_type', p.product_type, 'name', p.name,
    'square_sku', p.square_sku, 'image_url', p.image_url,
    'inventory_control', p.inventory_control, 'variants', v.summaries),
  'prices', v.prices)`

const storeProductSource = (
  variant: SQL,
) => sql`store_products l join products p on p.id = l.product_id
  cross join lateral (
    select coalesce(json_agg(${variant} order by v.id), '[]') as summaries,
      coalesce(json_agg(json_build_object('variant_id', v.id, 'price', coalesce(o.price, l.price))
        order by v.id), '[]') as prices
    from variants v left join store_variant_prices o
      on o.variant_id = v.id and o.store_id = l.store_id
    where v.product_id = l.product_id) v`

const variantSummary = sql`json_build_object('id', v.id, 'sku', v.sku)`

/** Not for the stores of a product, where each store would repeat the names. */
const menuVariant = sql`json_build_object('id', v.id, 'sku', v.sku, 'value_names', (
  select coalesce(json_agg(av.name order by pa.sort_order, pa.id, av.attribute_id), '[]')
    from variant_values vv
    join attribute_values av on av.id = vv.attribute_value_id and not av.is_void
    left join product_attributes pa
      on pa.product_id = v.product_id and pa.attribute_id = vv.attribute_id
    where vv.variant_id = v.id))`

async function readStoreProducts(tx: Tx, variant: SQL, where: SQL, order: SQL): Promise<JsonText> {
  const text = await jsonText(
    tx,
    sql`select coalesce(json_agg(${storeProduct} order by ${order}), '[]')::text
        from ${storeProductSource(variant)} where ${where}`,
  )
  return new JsonText(text)
}

export async function readProductStores(tx: Tx, productId: number): Promise<JsonText> {
  await requireRow(tx, 'product', sql`select id from products where id = ${productId}`)
  return readStoreProducts(tx, variantSummary, sql`l.product_id = ${productId}`, sql`l.store_id`)
}

export async function readProductsAtStore(tx: Tx, storeId: number): Promise<JsonText> {
  await requireRow(tx, 'store', sql`select id from stores where id = ${storeId}`)
  const order = sql`lower(p.name), p.id`
  return readStoreProducts(tx, menuVariant, sql`l.store_id = ${storeId}`, order)
}

export async function readStoreProduct(
  tx: Tx,
  storeId: number,
  productId: number,
): Promise<JsonText> {
  const found = await findStoreProduct(tx, storeId, productId)
  if (!found) throw new P4Error(404, 'not_found', 'This product is not at the store.')
  return found
}

export async function findStoreProduct(
  tx: Tx,
  storeId: number,
  productId: number,
): Promise<JsonText | null> {
  const text = await maybeJsonText(
    tx,
    sql`select ${storeProduct}::text from ${storeProductSource(variantSummary)}
        where l.store_id = ${storeId} and l.product_id = ${productId}`,
  )
  return text === null ? null : new JsonText(text)
}

async function requireRow(tx: Tx, what: string, statement: SQL): Promise<void> {
  const found = await rows(tx, statement, z.object({ id: z.number() }))
  if (found.length === 0) throw notFound(what)
}

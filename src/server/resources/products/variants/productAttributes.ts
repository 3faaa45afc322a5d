import { eq, type SQL, sql } from 'drizzle-orm'
import { sortOrderAfter } from '#domain/ordering.ts'
import { orRefused } from '../../../database/broken.ts'
import type { Tx } from '../../../database/database.ts'
import { onlyRow } from '../../../database/database.ts'
import {
  attributes,
  product_attribute_values,
  product_attributes,
  variant_values,
} from '../../../database/schema/attributes.ts'
import { products } from '../../../database/schema/products.ts'
import { conflict, invalid, notFound } from '../../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../../handlers.ts'
import { requireOne } from '../../../references.ts'
import { closeGaps, takePosition } from '../../positions.ts'
import { oneRecord } from '../../records.ts'
import { lockProduct, lockProductAttribute } from '../lockProduct.ts'
import { removeFromVariants } from './variantValues.ts'

const productAttributeJson = sql`json_build_object(
  'id', pa.id, 'attribute_id', pa.attribute_id, 'product_id', pa.product_id,
  'sort_order', pa.sort_order,
  'product_attribute_values', coalesce((
    select json_agg(json_build_object('id', pv.id, 'attribute_value_id', pv.attribute_value_id,
        'product_attribute_id', pv.product_attribute_id, 'sort_order', pv.sort_order,
        'is_default', pv.is_default) order by pv.sort_order, pv.id)
      from product_attribute_values pv where pv.product_attribute_id = pa.id), '[]'))`

export function productAttributesJson(productId: SQL): SQL {
  return sql`coalesce((
    select json_agg(${productAttributeJson} order by pa.sort_order, pa.id)
      from product_attributes pa where pa.product_id = ${productId}), '[]')`
}

export function readProductAttributes(tx: Tx, productId: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'product',
    sql`select ${productAttributesJson(sql`p.id`)}::text from products p where p.id = ${productId}`,
  )
}

function readProductAttribute(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'product attribute',
    sql`select ${productAttributeJson}::text from product_attributes pa where pa.id = ${id}`,
  )
}

/** Lock the product first. */
function positions(tx: Tx, productId: number) {
  return tx
    .select({ id: product_attributes.id, sort_order: product_attributes.sort_order })
    .from(product_attributes)
    .where(eq(product_attributes.product_id, productId))
}

const attributeTaken = {
  product_attributes_product_attribute_unique: conflict(
    'The product has this attribute already.',
    'attribute_id',
  ),
}

export const productAttributeHandlers = {
  listProductAttributes: fromTables(
    [products, product_attributes, product_attribute_values],
    ({ tx, path }) => readProductAttributes(tx, path.id),
  ),

  createProductAttribute: async ({ tx, body }) => {
    const { attribute_id, product_id } = body
    if (!(await lockProduct(tx, product_id)))
      throw invalid('product_id', 'This product does not exist.')
    await requireOne(tx, attributes, attribute_id, { path: 'attribute_id', what: 'attribute' })
    const last = sortOrderAfter(await positions(tx, product_id))
    const insert = tx
      .insert(product_attributes)
      .values({ attribute_id, product_id, sort_order: last })
      .returning({ id: product_attributes.id })
    const { id } = onlyRow(await orRefused(insert, attributeTaken))
    const sort_order = body.sort_order ?? last
    await takePosition(tx, product_attributes, await positions(tx, product_id), { id, sort_order })
    return readProductAttribute(tx, id)
  },

  updateProductAttribute: async ({ tx, path, body, before }) => {
    const held = await lockProductAttribute(tx, path.id)
    if (!held) throw notFound('product attribute')
    before(JSON.parse((await readProductAttribute(tx, path.id)).text))
    await takePosition(tx, product_attributes, await positions(tx, held.product_id), {
      id: path.id,
      sort_order: body.sort_order,
    })
    return readProductAttribute(tx, path.id)
  },

  deleteProductAttribute: async ({ tx, path, before }) => {
    const held = await lockProductAttribute(tx, path.id)
    if (!held) throw notFound('product attribute')
    before(JSON.parse((await readProductAttribute(tx, path.id)).text))
    await removeFromVariants(
      tx,
      held.product_id,
      eq(variant_values.attribute_id, held.attribute_id),
    )
    await tx.delete(product_attributes).where(eq(product_attributes.id, path.id))
    await closeGaps(tx, product_attributes, {
      owner: product_attributes.product_id,
      ids: [held.product_id],
    })
    return { id: path.id }
  },
} satisfies Handlers

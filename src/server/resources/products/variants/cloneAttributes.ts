/** Copies attributes from another product (AMB-64). */
import { eq, inArray } from 'drizzle-orm'
import { appended, bySortOrder } from '#domain/ordering.ts'
import type { Tx } from '../../../database/database.ts'
import {
  attribute_values,
  attributes,
  product_attribute_values,
  product_attributes,
} from '../../../database/schema/attributes.ts'
import { products } from '../../../database/schema/products.ts'
import { invalid, notFound } from '../../../errors.ts'
import type { Handlers } from '../../../handlers.ts'
import { requireOne } from '../../../references.ts'
import { lockProduct } from '../lockProduct.ts'
import { readProduct } from '../productRead.ts'
import { readProductAttributes } from './productAttributes.ts'

export const cloneHandlers = {
  cloneProductAttributes: async ({ tx, body, before }) => {
    const { product_id, clone_product_id } = body
    if (!(await lockProduct(tx, product_id)))
      throw invalid('product_id', 'This product does not exist.')
    await checkSource(tx, product_id, clone_product_id, 'clone_product_id')
    before(JSON.parse((await readProductAttributes(tx, product_id)).text))
    const own = await attributesOf(tx, product_id)
    const sources = await attributesOf(tx, clone_product_id)
    const ownIds = new Set(own.map((one) => one.attribute_id))
    const missing = sources
      .filter(({ attribute_id }) => !ownIds.has(attribute_id))
      .map(({ attribute_id }) => ({ attribute_id, product_id }))
    if (missing.length > 0) {
      const insert = tx.insert(product_attributes).values(appended(own, missing))
      await addMissingValues(tx, await insert.returning(), sources)
    }
    return readProductAttributes(tx, product_id)
  },

  cloneAttributeValues: async ({ tx, path, body, before }) => {
    if (!(await lockProduct(tx, path.id))) throw notFound('product')
    await checkSource(tx, path.id, body.source_product_id, 'source_product_id')
    before(JSON.parse((await readProduct(tx, path.id)).text))
    const sources = await attributesOf(tx, body.source_product_id)
    await addMissingValues(tx, await attributesOf(tx, path.id), sources)
    return readProduct(tx, path.id)
  },
} satisfies Handlers

async function checkSource(tx: Tx, targetId: number, sourceId: number, path: string) {
  if (sourceId === targetId) throw invalid(path, 'Choose another product to clone from.')
  await requireOne(tx, products, sourceId, { path, what: 'product' })
}

type ProductAttribute = typeof product_attributes.$inferSelect

/** Locked against deletion. */
async function attributesOf(tx: Tx, productId: number): Promise<ProductAttribute[]> {
  const found = await tx
    .select({ attribute: product_attributes })
    .from(product_attributes)
    .innerJoin(attributes, eq(attributes.id, product_attributes.attribute_id))
    .where(eq(product_attributes.product_id, productId))
    .for('key share', { of: attributes })
  return found.map((row) => row.attribute).sort(bySortOrder)
}

/** Locked against deletion. */
async function valuesOf(tx: Tx, owners: readonly ProductAttribute[]) {
  const ids = owners.map((one) => one.id)
  const found = await tx
    .select({ value: product_attribute_values })
    .from(product_attribute_values)
    .innerJoin(
      attribute_values,
      eq(attribute_values.id, product_attribute_values.attribute_value_id),
    )
    .where(inArray(product_attribute_values.product_attribute_id, ids))
    .for('key share', { of: attribute_values })
  return found.map((row) => row.value).sort(bySortOrder)
}

/** A default only where the target has none. */
async function addMissingValues(
  tx: Tx,
  targets: readonly ProductAttribute[],
  sources: readonly ProductAttribute[],
): Promise<void> {
  const values = await valuesOf(tx, [...targets, ...sources])
  const added = targets.flatMap((target) => {
    const source = sources.find((one) => one.attribute_id === target.attribute_id)
    const own = values.filter((value) => value.product_attribute_id === target.id)
    const ownIds = new Set(own.map((value) => value.attribute_value_id))
    const hasDefault = own.some((value) => value.is_default)
    const missing = values
      .filter((value) => value.product_attribute_id === source?.id)
      .filter((value) => !ownIds.has(value.attribute_value_id))
      .map(({ attribute_value_id, is_default }) => ({
        attribute_value_id,
        product_attribute_id: target.id,
        is_default: is_default && !hasDefault,
      }))
    return appended(own, missing)
  })
  if (added.length > 0) await tx.insert(product_attribute_values).values(added)
}

import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { product_attributes } from '../../database/schema/attributes.ts'
import { products } from '../../database/schema/products.ts'

/** Serializes changes of attributes, variants and stores. False if it does not exist. */
export async function lockProduct(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('update')
  return held.length > 0
}

/** Locks its product too. */
export async function lockProductAttribute(tx: Tx, id: number) {
  const find = () => tx.select().from(product_attributes).where(eq(product_attributes.id, id))
  const [seen] = await find()
  if (!seen) return undefined
  await lockProduct(tx, seen.product_id)
  // May have been deleted while waiting for the lock.
  const [found] = await find()
  return found
}

/** By id, to avoid deadlocks. */
export async function lockProductsOffering(tx: Tx, attributeId: number): Promise<number[]> {
  const offering = tx
    .select({ id: product_attributes.product_id })
    .from(product_attributes)
    .where(eq(product_attributes.attribute_id, attributeId))
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, offering))
    .orderBy(products.id)
    .for('update')
  return held.map(({ id }) => id)
}

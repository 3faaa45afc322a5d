import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { product_attributes } from '../../database/schema/attributes.ts'
import { products } from '../../database/schema/products.ts'

/**
 * Locks a product until the transaction ends; false where the product does not exist. Changes of its
 * attributes and variants, and of its stores, then run one after another. So every variant gets a price at
 * every store, and no two variants get the same values.
 */
export async function holdProduct(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('update')
  return held.length > 0
}

/**
 * The product attribute, with its product locked until the transaction ends; undefined where it does not
 * exist.
 */
export async function holdProductAttribute(tx: Tx, id: number) {
  const find = () => tx.select().from(product_attributes).where(eq(product_attributes.id, id))
  const [seen] = await find()
  if (!seen) return undefined
  await holdProduct(tx, seen.product_id)
  // The attribute may have been deleted while this write waited for the lock on the product.
  const [found] = await find()
  return found
}

/**
 * The ids of the products that have an attribute, locked until the transaction ends. All writes lock them in
 * the same order, which avoids deadlocks.
 */
export async function holdProductsOffering(tx: Tx, attributeId: number): Promise<number[]> {
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

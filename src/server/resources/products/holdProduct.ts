import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { product_attributes } from '../../database/schema/attributes.ts'
import { products } from '../../database/schema/products.ts'

/**
 * Holds a product until the end of the transaction; false where there is none. Changes of its attributes
 * and variants, and its links to stores, which name it, then follow one another: a variant gets a price
 * at every store, and no two variants the same values.
 */
export async function holdProduct(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, id))
    .for('update')
  return held.length > 0
}

/** The product attribute, with its product held until the end; undefined where there is none. */
export async function holdProductAttribute(tx: Tx, id: number) {
  const find = () => tx.select().from(product_attributes).where(eq(product_attributes.id, id))
  const [seen] = await find()
  if (!seen) return undefined
  await holdProduct(tx, seen.product_id)
  // It can have gone while somebody else held the product.
  const [found] = await find()
  return found
}

/** The ids of the products that have an attribute, held until the end, in one order for everybody. */
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

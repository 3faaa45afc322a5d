import { eq } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import type { Tx } from '../../../database/database.ts'
import { variants } from '../../../database/schema/attributes.ts'
import { products } from '../../../database/schema/products.ts'
import { store_variant_prices } from '../../../database/schema/storeProducts.ts'
import { stores } from '../../../database/schema/stores.ts'
import { conflict, invalid, notFound } from '../../../errors.ts'
import { fromTables, type Handlers } from '../../../handlers.ts'
import { lockProduct } from '../lockProduct.ts'
import { addStoreProduct, variantIdsOf } from './addStoreProduct.ts'
import { addToAllStores } from './addToAllStores.ts'
import { removeFromStores } from './removeFromStores.ts'
import {
  findStoreProduct,
  readProductStores,
  readStoreProduct,
  storeProductTables,
} from './storeProductRead.ts'

export const storeProductHandlers = {
  listProductStores: fromTables(storeProductTables, async ({ tx, path }) =>
    readProductStores(tx, path.id),
  ),

  createProductStore: async ({ tx, path, body, before }) => {
    const product = await productToAdd(tx, path.product_id)
    const store_id = await storeToFill(tx, body.store_id)
    const price = body.price ?? product.price
    const prices = await pricesOf(tx, product.id, price, body.prices ?? [])
    const replaced = await findStoreProduct(tx, store_id, product.id)
    if (replaced) before(JSON.parse(replaced.text))
    await addStoreProduct(tx, { store_id, product_id: product.id, price, prices })
    return readStoreProduct(tx, store_id, product.id)
  },

  addProductToAllStores: async ({ tx, path, body }) => {
    const { id, price } = await productToAdd(tx, path.id)
    const prices = await pricesOf(tx, id, price, body?.prices ?? [])
    return addToAllStores(tx, { id, price, prices }, body?.store_ids)
  },

  deleteStoreProduct: async ({ tx, path, before }) => {
    await lockProduct(tx, path.productId)
    before(JSON.parse((await readStoreProduct(tx, path.storeId, path.productId)).text))
    await removeFromStores(tx, path.productId, path.storeId)
    return { id: path.productId }
  },

  updateStoreVariantPrice: async ({ tx, path, body, before }) => {
    const [variant] = await tx
      .select({ variant_id: variants.id, product_id: variants.product_id })
      .from(variants)
      .where(eq(variants.id, path.variantId))
      .for('key share')
    if (!variant) throw notFound('variant')
    await lockProduct(tx, variant.product_id)
    before(JSON.parse((await readStoreProduct(tx, path.storeId, variant.product_id)).text))
    await tx
      .insert(store_variant_prices)
      .values({ ...variant, store_id: path.storeId, price: body.price })
      .onConflictDoUpdate({
        target: [store_variant_prices.store_id, store_variant_prices.variant_id],
        set: { price: body.price },
      })
    return readStoreProduct(tx, path.storeId, variant.product_id)
  },
} satisfies Handlers

/** Locked. Throws 404, or 409 if archived. */
async function productToAdd(tx: Tx, id: number): Promise<{ id: number; price: number }> {
  await lockProduct(tx, id)
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product) throw notFound('product')
  if (product.archived_at) throw conflict('This product is archived.')
  return product
}

async function storeToFill(tx: Tx, id: number): Promise<number> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, id)).for('share')
  if (!store) throw invalid('store_id', 'This store does not exist.')
  if (store.archived_at) throw conflict('This store is archived.', 'store_id')
  return store.id
}

type VariantPrice = components['schemas']['VariantPrice']

/** Default: the base price. */
async function pricesOf(
  tx: Tx,
  productId: number,
  base: number,
  given: readonly VariantPrice[],
): Promise<VariantPrice[]> {
  const variantIds = await variantIdsOf(tx, productId)
  const foreign = given.findIndex(({ variant_id }) => !variantIds.includes(variant_id))
  if (foreign >= 0)
    throw invalid(`prices.${foreign}.variant_id`, 'This is no variant of the product.')
  const byVariant = new Map(given.map(({ variant_id, price }) => [variant_id, price]))
  return variantIds.map((variant_id) => ({ variant_id, price: byVariant.get(variant_id) ?? base }))
}

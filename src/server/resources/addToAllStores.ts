import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { components } from '#api/schema.gen.ts'
import type { Tx } from '../database/database.ts'
import { store_products } from '../database/schema/storeProducts.ts'
import { stores } from '../database/schema/stores.ts'
import { requireKnown } from '../references.ts'
import { linkProduct, variantIdsOf } from './linkProduct.ts'

type Result = components['schemas']['AddToAllStoresResult']
type Answer = components['schemas']['AddToAllStoresAnswer']

interface TriedStore {
  readonly id: number
  readonly name: string
  readonly archived_at: string | null
  readonly linked: number | null
}

/**
 * Adds a product at its base price to each store that does not have it, or only to those of `storeIds`.
 * What fails at one store is undone there and told; the others keep the product (API-25, PLUS-12).
 */
export async function addToAllStores(
  tx: Tx,
  product: { readonly id: number; readonly price: number },
  storeIds: readonly number[] | undefined,
): Promise<Answer> {
  if (storeIds) await requireKnown(tx, stores, storeIds, { path: 'store_ids', what: 'store' })
  const variantIds = await variantIdsOf(tx, product.id)
  const prices = variantIds.map((variant_id) => ({ variant_id, price: product.price }))
  const results: Result[] = []
  for (const store of await storesToTry(tx, product.id, storeIds)) {
    const link = { store_id: store.id, product_id: product.id, price: product.price, prices }
    const outcome = await outcomeAt(store, () =>
      tx.transaction((inner) => linkProduct(inner, link)),
    )
    results.push({ store_id: store.id, store_name: store.name, ...outcome })
  }
  return { errors: results.flatMap(errorOf), results }
}

function storesToTry(
  tx: Tx,
  productId: number,
  storeIds: readonly number[] | undefined,
): Promise<TriedStore[]> {
  return tx
    .select({
      id: stores.id,
      name: stores.name,
      archived_at: stores.archived_at,
      linked: store_products.product_id,
    })
    .from(stores)
    .leftJoin(
      store_products,
      and(eq(store_products.store_id, stores.id), eq(store_products.product_id, productId)),
    )
    .where(storeIds ? inArray(stores.id, [...storeIds]) : isNull(stores.archived_at))
    .orderBy(sql`lower(${stores.name})`, stores.id)
}

async function outcomeAt(
  store: TriedStore,
  add: () => Promise<void>,
): Promise<Pick<Result, 'status' | 'message'>> {
  if (store.archived_at) return { status: 'failed', message: 'This store is archived.' }
  if (store.linked !== null) return { status: 'already' }
  try {
    await add()
    return { status: 'added' }
  } catch {
    return { status: 'failed', message: 'The product could not be added.' }
  }
}

/** The failure in words that go on after the name of the store. */
function errorOf({ store_name, message }: Result): string[] {
  if (!message) return []
  return [`${store_name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`]
}

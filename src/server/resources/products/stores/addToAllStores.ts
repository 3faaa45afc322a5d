import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import type { Tx } from '../../../database/database.ts'
import { insertRows } from '../../../database/insertRows.ts'
import { store_products, store_variant_prices } from '../../../database/schema/storeProducts.ts'
import { stores } from '../../../database/schema/stores.ts'
import { requireKnown } from '../../../references.ts'
import type { StoreProductRow } from './addStoreProduct.ts'

type Result = components['schemas']['AddToAllStoresResult']
type Answer = components['schemas']['AddToAllStoresAnswer']

interface TriedStore {
  readonly id: number
  readonly name: string
  readonly archived_at: string | null
  readonly sold: number | null
}

type AddedProduct = Pick<StoreProductRow, 'price' | 'prices'> & { readonly id: number }

/** To each store (of `storeIds`) that lacks it. Reports stores that failed. */
export async function addToAllStores(
  tx: Tx,
  product: AddedProduct,
  storeIds: readonly number[] | undefined,
): Promise<Answer> {
  if (storeIds) await requireKnown(tx, stores, storeIds, { path: 'store_ids', what: 'store' })
  const tried = await storesToTry(tx, product.id, storeIds)
  const withoutProduct = tried.filter((store) => !store.archived_at && store.sold === null)
  const failed = await addTo(
    tx,
    withoutProduct.map((store) => store.id),
    (inner, ids) => addToStores(inner, product, ids),
  )
  const results = tried.map((store) => ({
    store_id: store.id,
    store_name: store.name,
    ...outcomeOf(store, failed),
  }))
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
      sold: store_products.product_id,
    })
    .from(stores)
    .leftJoin(
      store_products,
      and(eq(store_products.store_id, stores.id), eq(store_products.product_id, productId)),
    )
    .where(storeIds ? inArray(stores.id, [...storeIds]) : isNull(stores.archived_at))
    .orderBy(sql`lower(${stores.name})`, stores.id)
}

type Add = (tx: Tx, storeIds: readonly number[]) => Promise<void>

/** One statement, and after a failure one by one. Returns the ids that failed. */
async function addTo(tx: Tx, storeIds: readonly number[], add: Add): Promise<Set<number>> {
  if (await succeeds(tx, storeIds, add)) return new Set()
  const failed = new Set<number>()
  for (const id of storeIds) if (!(await succeeds(tx, [id], add))) failed.add(id)
  return failed
}

/** A failure rolls back to a savepoint. */
async function succeeds(tx: Tx, storeIds: readonly number[], add: Add): Promise<boolean> {
  try {
    await tx.transaction((inner) => add(inner, storeIds))
    return true
  } catch {
    return false
  }
}

async function addToStores(
  tx: Tx,
  product: AddedProduct,
  storeIds: readonly number[],
): Promise<void> {
  const storeProducts = storeIds.map((store_id) => ({
    store_id,
    product_id: product.id,
    price: product.price,
  }))
  const prices = storeProducts.flatMap((storeProduct) =>
    product.prices.map((variant) => ({ ...storeProduct, ...variant })),
  )
  await insertRows(tx, store_products, storeProducts)
  await insertRows(tx, store_variant_prices, prices)
}

function outcomeOf(
  store: TriedStore,
  failed: ReadonlySet<number>,
): Pick<Result, 'status' | 'message'> {
  if (store.archived_at) return { status: 'failed', message: 'This store is archived.' }
  if (failed.has(store.id)) return { status: 'failed', message: 'The product could not be added.' }
  return { status: store.sold === null ? 'added' : 'already' }
}

function errorOf({ store_name, message }: Result): string[] {
  if (!message) return []
  return [`${store_name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`]
}

/** What is done to each of many stores. A retry looks first. */
import { lookFirst, type Make } from './core/batch.ts'
import type { BodyOf } from './core/contract.ts'
import type { StoreProduct } from './storeProducts.ts'
import type { StoreSummary } from './stores.ts'

export function setOnline(online: boolean): Make<StoreSummary> {
  return lookFirst(
    ({ id }, write) => write('setStoreOnline', { path: { storeId: id }, body: { online } }),
    async ({ id }, read) =>
      (await read('getStoreStatus', { path: { storeId: id } })).online === online,
  )
}

export type StoreFieldsChange = BodyOf<'patchStore'>

export function patchEach(body: StoreFieldsChange): Make<StoreSummary> {
  return lookFirst(
    ({ id }, write) => write('patchStore', { path: { id }, body }),
    async ({ id }, read) => {
      const now = await read('getStore', { path: { id } })
      return Object.entries(body).every(([field, value]) => Reflect.get(now, field) === value)
    },
  )
}

/** One call for all stores or none. A retry sends what failed store by store. */
export function patchTogether(
  stores: readonly StoreSummary[],
  body: StoreFieldsChange,
): Make<StoreSummary> {
  const each = patchEach(body)
  let sent: Promise<unknown> | undefined
  return async (store, write, isRetry) => {
    if (isRetry) return each(store, write, isRetry)
    sent ??= write('patchStores', { body: { stores: stores.map(({ id }) => ({ id, ...body })) } })
    await sent
  }
}

/** Variant ids of a product by store id. */
export function variantsByStore(storeProducts: readonly StoreProduct[]) {
  return new Map(
    storeProducts.map(({ store_id, product }) => [
      store_id,
      product.variants?.map(({ id }) => id) ?? [],
    ]),
  )
}

/** Marks the variants of a product at the stores that sell it. */
export function markSoldOut(
  variantsAt: ReadonlyMap<number, readonly number[]>,
  do_not_sell: boolean,
): Make<StoreSummary> {
  const variantsOf = ({ id }: StoreSummary) => variantsAt.get(id) ?? []
  return lookFirst(
    async (store, write) => {
      for (const variantId of variantsOf(store))
        await write('updateStoreInventory', {
          path: { storeId: store.id, variantId },
          body: { do_not_sell },
        })
    },
    async (store, read) => {
      const counts = await read('listStoreInventory', { path: { storeId: store.id } })
      const marked = new Set(
        counts.flatMap((count) => (count.do_not_sell ? Number(count.variant_id) : [])),
      )
      return variantsOf(store).every((id) => marked.has(id) === do_not_sell)
    },
  )
}

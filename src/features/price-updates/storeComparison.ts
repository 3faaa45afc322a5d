import type { QueryClient } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { readPricesAt, type StoreRead } from '#api/priceUpdates.ts'
import { storesQuery } from '#api/stores.ts'
import type { CurrentPrice } from '#domain/prices/priceCheck.ts'
import type { StorePrices } from '#domain/prices/priceDesk.ts'

export interface StoreReads {
  readonly all: number
  readonly read: number
  /** Null until all were tried. */
  readonly failed: readonly number[] | null
}

interface Options {
  readonly client: QueryClient
  readonly addPrices: (store: StorePrices) => Promise<void>
  readonly onProgress: (reads: StoreReads) => void
}

export function createStoreComparison({ client, addPrices, onProgress }: Options) {
  let controller = new AbortController()
  let requestedIds = new Set<number>()
  let read = 0

  const more = async (stores: readonly number[]) => {
    const newIds = stores.filter((id) => !requestedIds.has(id))
    if (newIds.length === 0) return
    const batchIds = requestedIds
    const { signal } = controller
    for (const id of newIds) batchIds.add(id)
    const progress = (failed: readonly number[] | null) => {
      if (!signal.aborted) onProgress({ all: batchIds.size, read, failed })
    }
    progress(null)
    const names = await namesOf(client)
    const learning: Promise<unknown>[] = []
    const withoutPrices: number[] = []
    const take = async (one: StoreRead) => {
      const store = pricesOf(one, names.get(one.store_id) ?? '')
      // Products without any price: the store's rows stay unchecked.
      if (one.products.length > 0 && store.prices.size === 0)
        return withoutPrices.push(one.store_id)
      await addPrices(store)
      if (signal.aborted) return
      read += 1
      progress(null)
    }
    try {
      const unread = await readPricesAt(newIds, (one) => learning.push(take(one)), signal)
      await Promise.all(learning)
      const failed = [...unread, ...withoutPrices]
      for (const id of failed) batchIds.delete(id)
      progress(failed)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  const stop = () => {
    controller.abort()
    controller = new AbortController()
    requestedIds = new Set()
    read = 0
  }

  return { more, stop }
}

/** The list's names if the stores cannot be read. */
async function namesOf(client: QueryClient): Promise<ReadonlyMap<number, string>> {
  return client.fetchQuery({ ...storesQuery(), ...notFlashed }).then(
    ({ stores }) => new Map(stores.map(({ id, name }) => [id, name])),
    () => new Map(),
  )
}

function pricesOf({ store_id, products, missing }: StoreRead, store: string): StorePrices {
  const prices = new Map<number, CurrentPrice>()
  for (const { product, price: base, prices: variantPrices } of products) {
    const skus = new Map(product.variants.map(({ id, sku }) => [id, sku]))
    const cents = new Map(variantPrices.map(({ variant_id, price }) => [variant_id, price]))
    // A variant without a price has its product's price.
    for (const id of new Set([...skus.keys(), ...cents.keys()])) {
      const price: unknown = cents.get(id) ?? base
      if (typeof price === 'number')
        prices.set(id, { price, product: product.name, sku: skus.get(id) ?? '', store })
    }
  }
  return { store_id, prices, ...(missing !== undefined && { missing }) }
}

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
  readonly learn: (store: StorePrices) => Promise<void>
  readonly tell: (reads: StoreReads) => void
}

export function createStoreComparison({ client, learn, tell }: Options) {
  let controller = new AbortController()
  let asked = new Set<number>()
  let read = 0

  const more = async (stores: readonly number[]) => {
    const fresh = stores.filter((id) => !asked.has(id))
    if (fresh.length === 0) return
    const own = asked
    const { signal } = controller
    for (const id of fresh) own.add(id)
    const progress = (failed: readonly number[] | null) => {
      if (!signal.aborted) tell({ all: own.size, read, failed })
    }
    progress(null)
    const names = await namesOf(client)
    const learning: Promise<unknown>[] = []
    const untold: number[] = []
    const take = async (one: StoreRead) => {
      const store = pricesOf(one, names.get(one.store_id) ?? '')
      // Products without any price: the store's rows stay unchecked.
      if (one.products.length > 0 && store.prices.size === 0) return untold.push(one.store_id)
      await learn(store)
      if (signal.aborted) return
      read += 1
      progress(null)
    }
    try {
      const unread = await readPricesAt(fresh, (one) => learning.push(take(one)), signal)
      await Promise.all(learning)
      const failed = [...unread, ...untold]
      for (const id of failed) own.delete(id)
      progress(failed)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  const stop = () => {
    controller.abort()
    controller = new AbortController()
    asked = new Set()
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
  for (const { product, price: base, prices: own } of products) {
    const skus = new Map(product.variants.map(({ id, sku }) => [id, sku]))
    const cents = new Map(own.map(({ variant_id, price }) => [variant_id, price]))
    // A variant without a price has its product's price.
    for (const id of new Set([...skus.keys(), ...cents.keys()])) {
      const price: unknown = cents.get(id) ?? base
      if (typeof price === 'number')
        prices.set(id, { price, product: product.name, sku: skus.get(id) ?? '', store })
    }
  }
  return { store_id, prices, ...(missing !== undefined && { missing }) }
}

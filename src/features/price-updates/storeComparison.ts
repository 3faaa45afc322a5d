import type { QueryClient } from '@tanstack/react-query'
import { readPricesAt, type StoreRead } from '#api/priceUpdates.ts'
import { storesQuery } from '#api/stores.ts'
import type { CurrentPrice } from '#domain/priceCheck.ts'
import type { StorePrices } from '#domain/priceDesk.ts'

/** How far the reads of the stores have come. */
export interface StoreReads {
  readonly all: number
  readonly read: number
  /** Stores that could not be read, once all were tried; null before. */
  readonly failed: readonly number[] | null
}

interface Options {
  readonly client: QueryClient
  readonly learn: (store: StorePrices) => Promise<void>
  readonly tell: (reads: StoreReads) => void
}

/** Reads what stores sell now, for as long as somebody compares with it. */
export function createStoreComparison({ client, learn, tell }: Options) {
  let controller = new AbortController()
  let asked = new Set<number>()
  let read = 0

  /** Reads the stores that were not asked for yet. */
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
    const learning: Promise<void>[] = []
    const take = async (one: StoreRead) => {
      await learn(pricesOf(one, names.get(one.store_id) ?? ''))
      if (signal.aborted) return
      read += 1
      progress(null)
    }
    try {
      const failed = await readPricesAt(fresh, (one) => learning.push(take(one)), signal)
      await Promise.all(learning)
      for (const id of failed) own.delete(id)
      progress(failed)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  /** Gives up the reads that go on. */
  const stop = () => {
    controller.abort()
    controller = new AbortController()
    asked = new Set()
    read = 0
  }

  return { more, stop }
}

/** The names of the stores; where a host does not tell them, those of the list are shown. */
async function namesOf(client: QueryClient): Promise<ReadonlyMap<number, string>> {
  const quiet = { meta: { failureShownInPlace: true } }
  return client.fetchQuery({ ...storesQuery(), ...quiet }).then(
    ({ stores }) => new Map(stores.map(({ id, name }) => [id, name])),
    () => new Map(),
  )
}

function pricesOf({ store_id, products, missing }: StoreRead, store: string): StorePrices {
  const prices = new Map<number, CurrentPrice>()
  for (const { product, prices: own } of products) {
    const skus = new Map(product.variants.map(({ id, sku }) => [id, sku]))
    for (const { variant_id, price } of own) {
      const sku = skus.get(variant_id) ?? ''
      prices.set(variant_id, { price, product: product.name, sku, store })
    }
  }
  return { store_id, prices, ...(missing !== undefined && { missing }) }
}

import pLimit from 'p-limit'
import { callUntil } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import { operationQuery, quiet } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { type UploadedBytes, uploadFetch } from './core/uploadFetch.ts'
import { useOperation } from './core/useOperation.ts'
import type { StoreProduct } from './storeProducts.ts'

export type PriceExport = components['schemas']['PriceExport']
export type PriceImport = components['schemas']['PriceImport']
export type PriceImportProgress = components['schemas']['PriceImportProgress']

/** Milliseconds between two readings of a running import. */
const pause = 2000

/**
 * How far an import has come, read again until it is finished. A host without this read is asked once: its result
 * comes by e-mail (AMB-183).
 */
export const priceImportQuery = (id: number) => ({
  ...operationQuery('getPriceImport', { path: { id } }),
  ...quiet,
  refetchInterval: ({ state }: { state: { data?: PriceImportProgress; error: unknown } }) =>
    state.error || state.data?.finished_at ? false : pause,
})

/** What became of the read of one store. */
export interface StoreRead {
  readonly store_id: number
  readonly products: readonly StoreProduct[]
  /** Set where the host knows no such store. */
  readonly missing?: string
}

/** Reads of the prices of stores at a time: others keep their room. */
const together = 4

/**
 * Reads the products of each store and passes each answer to `tell`. Returns the stores that failed; an abort
 * rejects.
 */
export async function readPricesAt(
  stores: readonly number[],
  tell: (read: StoreRead) => void,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const turns = pLimit(together)
  const failed: number[] = []
  await Promise.all(
    stores.map((store_id) =>
      turns(async () => {
        signal.throwIfAborted()
        try {
          const path = { id: store_id }
          tell({ store_id, products: await callUntil(signal, 'listProductsAtStore', { path }) })
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof ApiError && error.status === 404)
            tell({ store_id, products: [], missing: `There is no store ${store_id}.` })
          else failed.push(store_id)
        }
      }),
    ),
  )
  return failed
}

interface Upload {
  readonly file: File
  readonly onBytes: (bytes: UploadedBytes) => void
}

/** Sends a price list, and tells how many of its bytes are sent. */
export function useImportPrices() {
  return useOperation('importPrices', {
    send: ({ file, onBytes }: Upload, write) =>
      write('importPrices', { body: { plus: file } }, uploadFetch(onBytes)),
  })
}

import pLimit from 'p-limit'
import { callUntil } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import { notFlashed, operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { type UploadedBytes, uploadFetch } from './core/uploadFetch.ts'
import { useOperation } from './core/write.ts'
import type { StoreProduct } from './storeProducts.ts'

export type PriceExport = components['schemas']['PriceExport']
export type PriceImport = components['schemas']['PriceImport']
export type PriceImportProgress = components['schemas']['PriceImportProgress']

const pollIntervalMs = 2000

/** Polls until finished. A host without this read e-mails the result and is asked once (AMB-183). */
export const priceImportQuery = (id: number) => ({
  ...operationQuery('getPriceImport', { path: { id } }),
  ...notFlashed,
  refetchInterval: ({ state }: { state: { data?: PriceImportProgress; error: unknown } }) =>
    state.error || state.data?.finished_at ? false : pollIntervalMs,
})

export interface StoreRead {
  readonly store_id: number
  readonly products: readonly StoreProduct[]
  readonly missing?: string
}

/** Leaves connections to other reads. */
const concurrency = 4

/** Reads the products of each store. Returns the stores that failed; an abort rejects. */
export async function readPricesAt(
  stores: readonly number[],
  onRead: (read: StoreRead) => void,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const turns = pLimit(concurrency)
  const failed: number[] = []
  await Promise.all(
    stores.map((store_id) =>
      turns(async () => {
        signal.throwIfAborted()
        try {
          const path = { id: store_id }
          onRead({ store_id, products: await callUntil(signal, 'listProductsAtStore', { path }) })
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof ApiError && error.status === 404)
            onRead({ store_id, products: [], missing: `There is no store ${store_id}.` })
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

export function useImportPrices() {
  return useOperation('importPrices', {
    send: ({ file, onBytes }: Upload, write) =>
      write('importPrices', { body: { plus: file } }, uploadFetch(onBytes)),
    lossShownInPlace: true,
  })
}

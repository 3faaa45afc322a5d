import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

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
  meta: { failureShownInPlace: true },
  refetchInterval: ({ state }: { state: { data?: PriceImportProgress; error: unknown } }) =>
    state.error || state.data?.finished_at ? false : pause,
})

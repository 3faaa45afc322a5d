import { ApiError } from './errors.ts'
import { useOperation } from './useOperation.ts'
import type { VariantDraft } from './variants.ts'

/** Listeners to the creation of variants, which runs one by one. */
export interface VariantProgress {
  readonly onStart: (index: number) => void
  readonly onEnd: (index: number, refusal: ApiError | null) => void
  /** Asked before each variant; false stops before this variant. */
  readonly goesOn: () => boolean
}

interface VariantBatch {
  readonly drafts: readonly VariantDraft[]
  readonly progress: VariantProgress
}

/**
 * Creates variants one by one; a refused variant does not stop the others. One flash tells the result at the
 * end. Rejects when variants are missing: `progress` has got each refused variant with its error.
 */
export function useCreateVariants(product_id: number) {
  return useOperation('createVariant', {
    send: async ({ drafts, progress }: VariantBatch, write) => {
      let failed = 0
      for (const [index, draft] of drafts.entries()) {
        if (!progress.goesOn()) break
        progress.onStart(index)
        const refusal = await refusalOf(write('createVariant', { body: { product_id, ...draft } }))
        if (refusal !== null) failed += 1
        progress.onEnd(index, refusal)
      }
      if (failed > 0) throw new ApiError(0, 'unfinished', unfinished(failed, drafts.length))
    },
  })
}

/** The error of a call; null when the call succeeded. */
async function refusalOf(made: Promise<unknown>): Promise<ApiError | null> {
  try {
    await made
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) return error
    throw error
  }
}

function unfinished(failed: number, all: number): string {
  return all === 1
    ? 'The variant could not be created.'
    : `${failed} of ${all} variants could not be created.`
}

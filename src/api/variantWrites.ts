import { ApiError } from './errors.ts'
import { useOperation } from './useOperation.ts'
import type { VariantDraft } from './variants.ts'

/** What is heard of variants that are made one by one. */
export interface VariantProgress {
  readonly onStart: (index: number) => void
  readonly onEnd: (index: number, refusal: ApiError | null) => void
  /** Asked before each one; false leaves it and those after it. */
  readonly goesOn: () => boolean
}

interface VariantBatch {
  readonly drafts: readonly VariantDraft[]
  readonly progress: VariantProgress
}

/**
 * Makes variants one by one; one that is refused does not keep the others from being made. At the end one
 * flash, and rejects where some are missing: `progress` has heard which and why (PLUS-12).
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

/** Why a call did not succeed; null when it did. */
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

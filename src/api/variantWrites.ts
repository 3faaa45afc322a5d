import { mergedFields } from '#domain/merge.ts'
import { ApiError, refusalOf } from './errors.ts'
import { replacedFlash, saveOver } from './latest.ts'
import { useOperation } from './useOperation.ts'
import type { Variant, VariantDraft } from './variants.ts'

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

function unfinished(failed: number, all: number): string {
  return all === 1
    ? 'The variant could not be created.'
    : `${failed} of ${all} variants could not be created.`
}

interface VariantSave {
  readonly opened: Variant
  readonly mine: VariantDraft
}

/** Saves a variant. PUT replaces the whole variant, which keeps what other users changed (AMB-177). */
export function useUpdateVariant() {
  return useOperation('updateVariant', {
    flash: replacedFlash,
    send: async ({ opened, mine }: VariantSave, write) => {
      const { id, product_id } = opened
      return saveOver(
        opened,
        async (call) =>
          (await call('listProductVariants', { path: { id: product_id } })).find(
            (variant) => variant.id === id,
          ),
        (now, header) => {
          const merged = mergedFields<VariantDraft, Variant>(opened, mine, now)
          const body = { ...merged, attribute_values: mergedValues(opened, mine, now) }
          return write('updateVariant', { path: { id }, header, body })
        },
      )
    },
  })
}

type Values = Variant['attribute_values']
type WithValues = Pick<Variant, 'attribute_values'>

/** The values of `now`, with the attributes whose value `mine` changed since `opened`. */
function mergedValues(opened: WithValues, mine: WithValues, now: WithValues): Values {
  const valueIn = ({ attribute_values }: WithValues, attributeId: number) =>
    attribute_values.find(({ attribute_id }) => attribute_id === attributeId)
  const all = [...now.attribute_values, ...mine.attribute_values]
  const attributeIds = new Set(all.map(({ attribute_id }) => attribute_id))
  return [...attributeIds].flatMap((attributeId) => {
    const wanted = valueIn(mine, attributeId)
    const isMine = wanted?.id !== valueIn(opened, attributeId)?.id
    return (isMine ? wanted : valueIn(now, attributeId)) ?? []
  })
}

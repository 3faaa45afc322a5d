import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'
import { ApiError } from './errors.ts'
import { useJointOperation } from './jointOperation.ts'
import { operationKey, operationQuery, useOperation } from './query.ts'
import type { components } from './schema.gen.ts'

export type Variant = components['schemas']['Variant']

/** What is saved of a variant: its SKU and the ids of its values, one of every attribute. */
export interface VariantDraft {
  readonly sku: string
  readonly attribute_values: readonly number[]
}

/** The variants of a product, by id (API-30). */
export const variantsQuery = (productId: number) =>
  operationQuery('listProductVariants', { path: { id: productId } })

/** The SKUs of every variant that is loaded, of whatever product. */
export function knownSkus(client: QueryClient): string[] {
  const loaded = client.getQueriesData<readonly Variant[]>({
    queryKey: operationKey('listProductVariants'),
  })
  return loaded.flatMap(([, variants]) => variants?.map(({ sku }) => sku) ?? [])
}

/** Makes a variant (API-34). */
export function useCreateVariant(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('createVariant')
  return async (draft: VariantDraft): Promise<Variant> => {
    const made = await operation.mutateAsync({ body: { product_id: productId, ...bodyOf(draft) } })
    client.setQueryData(variantsQuery(productId).queryKey, (list) => list && [...list, made])
    return made
  }
}

/** Changes SKU and values of a variant (API-35). */
export function useUpdateVariant(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('updateVariant')
  return async (id: number, draft: VariantDraft): Promise<Variant> => {
    const saved = await operation.mutateAsync({ path: { id }, body: bodyOf(draft) })
    client.setQueryData(variantsQuery(productId).queryKey, (list) =>
      list?.map((one) => (one.id === id ? saved : one)),
    )
    return saved
  }
}

/** Deletes a variant with its prices and inventory (API-36). */
export function useDeleteVariant(productId: number) {
  const client = useQueryClient()
  const operation = useOperation('deleteVariant')
  return async (id: number): Promise<void> => {
    await operation.mutateAsync({ path: { id } })
    client.setQueryData(variantsQuery(productId).queryKey, (list) =>
      list?.filter((one) => one.id !== id),
    )
  }
}

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
 * flash, and rejects where some are missing: which and why has been told to `progress` (PLUS-12).
 */
export function useCreateVariants(productId: number) {
  const operation = useJointOperation(
    'createVariant',
    async ({ drafts, progress }: VariantBatch) => {
      let failed = 0
      for (const [index, draft] of drafts.entries()) {
        if (!progress.goesOn()) break
        progress.onStart(index)
        const refusal = await outcome(productId, draft)
        if (refusal !== null) failed += 1
        progress.onEnd(index, refusal)
      }
      if (failed > 0) throw new ApiError(0, 'unfinished', unfinished(failed, drafts.length))
    },
  )
  return {
    pending: operation.isPending,
    create: (drafts: readonly VariantDraft[], progress: VariantProgress) =>
      operation.mutateAsync({ drafts, progress }),
  }
}

/** Why a variant could not be made; null when it was. */
async function outcome(product_id: number, draft: VariantDraft): Promise<ApiError | null> {
  try {
    await call('createVariant', { body: { product_id, ...bodyOf(draft) } })
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

function bodyOf({ sku, attribute_values }: VariantDraft) {
  return { sku, attribute_values: [...attribute_values] }
}

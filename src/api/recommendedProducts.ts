import { useQueryClient } from '@tanstack/react-query'
import { bySortOrder, type Placed } from '#domain/ordering.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import { operationQuery, useOperation } from './query.ts'
import type { components } from './schema.gen.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
export type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

/** The products put forward, by sort_order (API-72, RECPROD-07). */
export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')

/** Puts a product forward (`id` null), at the end (RECPROD-09), or changes what is said of one. */
export function useSaveRecommendedProduct(id: number | null) {
  const client = useQueryClient()
  const create = useOperation('createRecommendedProduct')
  const update = useOperation('updateRecommendedProduct')
  const { queryKey } = recommendedProductsQuery()
  return {
    pending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: async (texts: Pick<RecommendedProduct, 'product_id' | 'headline' | 'description'>) => {
      const saved =
        id === null
          ? await create.mutateAsync({
              body: {
                ...texts,
                pinned: false,
                recent_locations_only: false,
                sort_order: client.getQueryData(queryKey)?.length ?? 0,
              },
            })
          : await update.mutateAsync({ path: { id }, body: texts })
      client.setQueryData(
        queryKey,
        (rows) => rows && [...rows.filter((row) => row.id !== saved.id), saved].sort(bySortOrder),
      )
      return saved
    },
  }
}

export function useDeleteRecommendedProduct() {
  const client = useQueryClient()
  const operation = useOperation('deleteRecommendedProduct')
  return async (id: number): Promise<void> => {
    await operation.mutateAsync({ path: { id }, body: { id } })
    client.setQueryData(recommendedProductsQuery().queryKey, (rows) =>
      rows?.filter((row) => row.id !== id),
    )
  }
}

/** One row and what changes about it. */
type Change = Partial<Omit<RecommendedProduct, 'id'>> & { readonly id: number }

const changing = optimistic<readonly Change[]>({
  keys: () => [recommendedProductsQuery().queryKey],
  apply: (answer, changes) => (Array.isArray(answer) ? changed(answer, changes) : answer),
})

/** The rows with the changes, in their order. */
export function changed(
  rows: readonly RecommendedProduct[],
  changes: readonly Change[],
): RecommendedProduct[] {
  return rows
    .map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }))
    .sort(bySortOrder)
}

const patch = ({ id, ...body }: Change) => call('updateRecommendedProduct', { path: { id }, body })
const inTurn = 'updateRecommendedProduct'

/** Turns a switch of a row, and shows it at once (AMB-79). */
export function useSwitchRecommendedProduct() {
  const operation = useJointOperation(
    'updateRecommendedProduct',
    async (changes: readonly Change[]) => {
      for (const change of changes) await patch(change)
    },
    { optimistic: changing, inTurn },
  )
  return (id: number, change: Pick<Change, 'pinned' | 'recent_locations_only'>) =>
    operation.mutate([{ id, ...change }])
}

interface Move {
  readonly before: readonly Placed[]
  readonly after: readonly Placed[]
}

const moving = optimistic<Move>({
  keys: () => [recommendedProductsQuery().queryKey],
  apply: (answer, { after }) => (Array.isArray(answer) ? changed(answer, after) : answer),
})

/**
 * Gives rows other places, one call each (AMB-79), and shows it at once. When one is refused, those
 * before it are put back, so that no two rows are left at the same place.
 */
export function useMoveRecommendedProducts() {
  const client = useQueryClient()
  const operation = useJointOperation(
    'updateRecommendedProduct',
    async ({ before, after }: Move) => {
      const taken: Placed[] = []
      try {
        for (const place of after) {
          await patch(place)
          taken.push(...before.filter(({ id }) => id === place.id))
        }
      } catch (error) {
        // Whether this works or not, the refusal is what the person has to know.
        await Promise.allSettled(taken.map(patch))
        throw error
      }
    },
    { optimistic: moving, inTurn },
  )
  return (after: readonly Placed[]) => {
    const rows = client.getQueryData(recommendedProductsQuery().queryKey) ?? []
    const before = rows.map(({ id, sort_order }) => ({ id, sort_order }))
    operation.mutate({ before, after })
  }
}

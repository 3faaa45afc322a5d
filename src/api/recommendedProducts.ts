import { useQueryClient } from '@tanstack/react-query'
import { changedFields } from '#domain/merge.ts'
import { bySortOrder, type Move, swapped } from '#domain/ordering.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import { operationQuery, useOperation } from './query.ts'
import { saveMove } from './saveMove.ts'
import type { components } from './schema.gen.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
export type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

/** The products put forward, by sort_order (API-72, RECPROD-07). */
export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')

/**
 * Puts a product forward (`opened` null), at the end (RECPROD-09), or changes what is said of one; only
 * what is changed from `opened` on is sent.
 */
export function useSaveRecommendedProduct(opened: RecommendedProduct | null) {
  const client = useQueryClient()
  const create = useOperation('createRecommendedProduct')
  const update = useOperation('updateRecommendedProduct')
  const { queryKey } = recommendedProductsQuery()
  return {
    pending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: async (texts: Pick<RecommendedProduct, 'product_id' | 'headline' | 'description'>) => {
      const saved =
        opened === null
          ? await create.mutateAsync({
              body: {
                ...texts,
                pinned: false,
                recent_locations_only: false,
                sort_order: client.getQueryData(queryKey)?.length ?? 0,
              },
            })
          : await update.mutateAsync({
              path: { id: opened.id },
              body: changedFields<typeof texts>(opened, texts),
            })
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

const moving = optimistic<Move>({
  keys: () => [recommendedProductsQuery().queryKey],
  apply: (answer, move) =>
    Array.isArray(answer) ? changed(answer, swapped(answer, move)) : answer,
})

/**
 * Moves a row past its neighbour, one call for each of the two (AMB-79), and shows it at once. It goes by
 * the list the server has by now: what others have moved meanwhile stays.
 */
export function useMoveRecommendedProduct() {
  const operation = useJointOperation(
    'updateRecommendedProduct',
    (move: Move) =>
      saveMove(
        {
          read: () => call('listRecommendedProducts'),
          save: ({ id }, sort_order) => patch({ id, sort_order }),
        },
        move,
        swapped,
      ),
    { optimistic: moving, inTurn },
  )
  return (move: Move) => operation.mutate(move)
}

import { useQueryClient } from '@tanstack/react-query'
import { mergedOrder } from '#domain/merge.ts'
import { bySortOrder, inPlace, type Move, sortOrderBefore } from '#domain/ordering.ts'
import { call } from './client.ts'
import { useJointOperation } from './jointOperation.ts'
import { optimistic } from './optimistic.ts'
import { productsQuery } from './products.ts'
import { operationQuery, useOperation } from './query.ts'
import type { components } from './schema.gen.ts'

export type Recommendation = components['schemas']['Recommendation']

/** The rows of the Recommendation Engine, by sort_order (API-66). */
export const recommendationsQuery = () => operationQuery('listRecommendations')

/** The names of products: read once per session, and again after own changes of products (AMB-170). */
export const productNamesQuery = () => ({
  ...productsQuery(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Gives a product a recommendation, empty and before all others (RECENG-09). */
export function useCreateRecommendation() {
  const client = useQueryClient()
  const operation = useOperation('createRecommendation')
  const { queryKey } = recommendationsQuery()
  return {
    pending: operation.isPending,
    error: operation.error,
    create: async (product_id: number): Promise<Recommendation> => {
      const sort_order = sortOrderBefore(client.getQueryData(queryKey) ?? [])
      const made = await operation.mutateAsync({
        body: { product_id, recommended_product_ids: [], sort_order },
      })
      client.setQueryData(queryKey, (rows) => rows && [...rows, made].sort(bySortOrder))
      return made
    },
  }
}

/**
 * Saves the products a row recommends (API-69, AMB-76). The list is replaced: what others have added and
 * removed since `opened` stays so.
 */
export function useUpdateRecommendation(opened: Recommendation) {
  const { id } = opened
  const client = useQueryClient()
  const operation = useOperation('updateRecommendation')
  return {
    pending: operation.isPending,
    error: operation.error,
    update: async (ids: number[]): Promise<Recommendation> => {
      // When it cannot be read, saving says why: it goes the same way.
      const now = await call('getRecommendation', { path: { id } }).catch(() => opened)
      const recommended_product_ids = mergedOrder(
        opened.recommended_product_ids,
        ids,
        now.recommended_product_ids,
      ).filter((one) => one !== now.product_id)
      const saved = await operation.mutateAsync({ path: { id }, body: { recommended_product_ids } })
      client.setQueryData(recommendationsQuery().queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? saved : row)),
      )
      return saved
    },
  }
}

export function useDeleteRecommendation() {
  const client = useQueryClient()
  const operation = useOperation('deleteRecommendation')
  return async (id: number): Promise<void> => {
    await operation.mutateAsync({ path: { id } })
    client.setQueryData(recommendationsQuery().queryKey, (rows) =>
      rows?.filter((row) => row.id !== id),
    )
  }
}

const reordering = optimistic<Move>({
  keys: () => [recommendationsQuery().queryKey],
  apply: (answer, move) => (Array.isArray(answer) ? inPlace(answer, move) : answer),
})

/**
 * Moves a row, gives all rows their index as sort_order, and shows it at once (RECENG-10, AMB-78). The
 * move is made in the order the server has by now, so nobody's order is undone by a list read before.
 */
export function useMoveRecommendation() {
  const operation = useJointOperation(
    'sortRecommendations',
    async (move: Move) => {
      const now = inPlace(await call('listRecommendations'), move)
      const recommendations = now.map(({ id, sort_order }) => ({ id, sort_order }))
      return call('sortRecommendations', { body: { recommendations } })
    },
    { optimistic: reordering, inTurn: 'sortRecommendations' },
  )
  return (move: Move): Promise<unknown> => operation.mutateAsync(move)
}

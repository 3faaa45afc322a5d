import { useQueryClient } from '@tanstack/react-query'
import { mergedOrder } from '#domain/merge.ts'
import { repositioned, sortOrderBefore } from '#domain/ordering.ts'
import { call } from './client.ts'
import { type Edit, latest } from './latest.ts'
import { optimistic } from './optimistic.ts'
import { type Recommendation, recommendationsQuery } from './recommendations.ts'
import { moveInOrder } from './saveMove.ts'
import { useOperation } from './useOperation.ts'

type RecommendedIds = Pick<Recommendation, 'recommended_product_ids'>

/** Creates an empty recommendation for a product, before all other recommendations. */
export function useCreateRecommendation() {
  const client = useQueryClient()
  return useOperation('createRecommendation', {
    send: async (product_id: number, write): Promise<Recommendation> => {
      const rows = client.getQueryData(recommendationsQuery().queryKey) ?? []
      const body = { product_id, recommended_product_ids: [], sort_order: sortOrderBefore(rows) }
      // The answer may leave out the empty list (AMB-177).
      return { ...body, ...(await write('createRecommendation', { body })) }
    },
  })
}

/** Saves the recommended products of a row. The call replaces the list, so it is merged. */
export function useUpdateRecommendation() {
  return useOperation('updateRecommendation', {
    send: async ({ opened, changes }: Edit<Recommendation, RecommendedIds>, write) => {
      const path = { id: opened.id }
      const now = await latest(opened, () => call('getRecommendation', { path }))
      const before = opened.recommended_product_ids
      const mine = changes.recommended_product_ids ?? before
      const recommended_product_ids = mergedOrder(before, mine, now.recommended_product_ids).filter(
        (id) => id !== now.product_id,
      )
      return write('updateRecommendation', { path, body: { recommended_product_ids } })
    },
  })
}

/** Moves a row (AMB-78). */
export function useMoveRecommendation() {
  return useOperation(
    'sortRecommendations',
    moveInOrder({
      read: () => call('listRecommendations'),
      save: (recommendations, write) => write('sortRecommendations', { body: { recommendations } }),
      shown: optimistic('listRecommendations', repositioned),
      inTurn: 'sortRecommendations',
    }),
  )
}

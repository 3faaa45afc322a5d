import { useQueryClient } from '@tanstack/react-query'
import { mergedOrder } from '#domain/merge.ts'
import { repositioned, sortOrderBefore } from '#domain/ordering.ts'
import { call } from './client.ts'
import { latest } from './latest.ts'
import { optimistic } from './optimistic.ts'
import { type Recommendation, recommendationsQuery } from './recommendations.ts'
import { moveInOrder } from './saveMove.ts'
import { useOperation } from './useOperation.ts'

/** Creates an empty recommendation for a product, before all other recommendations. */
export function useCreateRecommendation() {
  const client = useQueryClient()
  return useOperation('createRecommendation', {
    send: (product_id: number, write) => {
      const rows = client.getQueryData(recommendationsQuery().queryKey) ?? []
      const sort_order = sortOrderBefore(rows)
      return write('createRecommendation', {
        body: { product_id, recommended_product_ids: [], sort_order },
      })
    },
  })
}

/**
 * Saves the recommended products of a row. The call replaces the list, so the changes that other users made
 * since `opened` are merged into it.
 */
export function useUpdateRecommendation(opened: Recommendation) {
  const path = { id: opened.id }
  return useOperation('updateRecommendation', {
    send: async (ids: readonly number[], write) => {
      const now = await latest(opened, () => call('getRecommendation', { path }))
      const [before, others] = [opened.recommended_product_ids, now.recommended_product_ids]
      const recommended_product_ids = mergedOrder(before, ids, others).filter(
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

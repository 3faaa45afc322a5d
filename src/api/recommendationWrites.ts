import { useQueryClient } from '@tanstack/react-query'
import { mergedOrder } from '#domain/merge.ts'
import { type Move, repositioned, sortOrderBefore } from '#domain/ordering.ts'
import { call } from './client.ts'
import { latest } from './latest.ts'
import { optimistic } from './optimistic.ts'
import { type Recommendation, recommendationsQuery } from './recommendations.ts'
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

/**
 * Moves a row, gives all rows their index as sort_order, and shows the move at once. The move applies to the
 * host's present order, so an older list does not undo another user's order (AMB-78).
 */
export function useMoveRecommendation() {
  return useOperation('sortRecommendations', {
    send: async (move: Move, write) => {
      const now = repositioned(await call('listRecommendations'), move)
      const recommendations = now.map(({ id, sort_order }) => ({ id, sort_order }))
      return write('sortRecommendations', { body: { recommendations } })
    },
    optimistic: optimistic('listRecommendations', (rows, move: Move) => repositioned(rows, move)),
    inTurn: 'sortRecommendations',
  })
}

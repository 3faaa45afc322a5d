import { useQueryClient } from '@tanstack/react-query'
import { type Edit, mergedOrder } from '#domain/merge.ts'
import { repositioned, sortOrderBefore } from '#domain/ordering.ts'
import { call } from './core/client.ts'
import { saveOver, useSave } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import { useMoveInOrder } from './core/saveMove.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type Recommendation = components['schemas']['Recommendation']

export const recommendationsQuery = () => operationQuery('listRecommendations')

type RecommendationEdit = Edit<Recommendation, Pick<Recommendation, 'recommended_product_ids'>>

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

/** PUT replaces the list, so it is merged. */
export function useUpdateRecommendation() {
  return useSave('updateRecommendation', ({ opened, changes }: RecommendationEdit, write) => {
    const path = { id: opened.id }
    return saveOver(
      opened,
      (read) => read('getRecommendation', { path }),
      (now) => {
        const before = opened.recommended_product_ids
        const changedIds = changes.recommended_product_ids ?? before
        const merged = mergedOrder(before, changedIds, now.recommended_product_ids)
        const recommended_product_ids = merged.filter((id) => id !== now.product_id)
        return write('updateRecommendation', { path, body: { recommended_product_ids } })
      },
    )
  })
}

/** AMB-78. */
export function useMoveRecommendation() {
  return useMoveInOrder('sortRecommendations', {
    read: () => call('listRecommendations'),
    save: (recommendations, write) => write('sortRecommendations', { body: { recommendations } }),
    optimistic: optimistic('listRecommendations', repositioned),
  })
}

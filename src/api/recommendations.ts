import { useQueryClient } from '@tanstack/react-query'
import { bySortOrder, placedByIndex, sortOrderBefore } from '#domain/ordering.ts'
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

/** Saves the products a row recommends (API-69, AMB-76). */
export function useUpdateRecommendation(id: number) {
  const client = useQueryClient()
  const operation = useOperation('updateRecommendation')
  return {
    pending: operation.isPending,
    error: operation.error,
    update: async (recommended_product_ids: number[]): Promise<Recommendation> => {
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

const reordering = optimistic<readonly Recommendation[]>({
  keys: () => [recommendationsQuery().queryKey],
  apply: (answer, order) => (Array.isArray(answer) ? inOrder(answer, order) : answer),
})

/** Gives all rows their index as sort_order, and shows it at once (RECENG-10, AMB-78). */
export function useSortRecommendations() {
  const operation = useJointOperation(
    'sortRecommendations',
    (order: readonly Recommendation[]) =>
      call('sortRecommendations', { body: { recommendations: placedByIndex(order) } }),
    { optimistic: reordering, inTurn: 'sortRecommendations' },
  )
  return (order: readonly Recommendation[]) => operation.mutateAsync(order)
}

/** The rows as they are, with the places of the order; rows it does not know keep theirs. */
export function inOrder(
  rows: readonly Recommendation[],
  order: readonly Recommendation[],
): Recommendation[] {
  const places = new Map(placedByIndex(order).map(({ id, sort_order }) => [id, sort_order]))
  return rows
    .map((row) => ({ ...row, sort_order: places.get(row.id) ?? row.sort_order }))
    .sort(bySortOrder)
}

import { useQueryClient } from '@tanstack/react-query'
import type { Edit } from '#domain/merge.ts'
import { bySortOrder, type Move, swapped } from '#domain/ordering.ts'
import { call } from './core/client.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver, useSave } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import { saveMove } from './core/saveMove.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation } from './core/write.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')

type Texts = Pick<RecommendedProduct, 'product_id' | 'headline' | 'description'>

export function useCreateRecommendedProduct() {
  const client = useQueryClient()
  return useOperation('createRecommendedProduct', {
    send: (texts: Texts, write) => {
      const sort_order = client.getQueryData(recommendedProductsQuery().queryKey)?.length ?? 0
      return write('createRecommendedProduct', {
        body: { ...texts, pinned: false, recent_locations_only: false, sort_order },
      })
    },
  })
}

export function useUpdateRecommendedProduct() {
  return useSave(
    'updateRecommendedProduct',
    ({ opened, changes }: Edit<RecommendedProduct, Texts>, write) => {
      const path = { id: opened.id }
      return saveOver(
        opened,
        async (read) => (await read('listRecommendedProducts')).find(({ id }) => id === opened.id),
        () => write('updateRecommendedProduct', { path, body: changes }),
      )
    },
  )
}

type Change = RecommendedProductPatch & { readonly id: number }

function changed(
  rows: readonly RecommendedProduct[],
  changes: readonly Change[],
): RecommendedProduct[] {
  return rows
    .map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }))
    .sort(bySortOrder)
}

const inTurn = 'updateRecommendedProduct'

export function useSwitchRecommendedProduct() {
  return useOperation('updateRecommendedProduct', {
    send: ({ id, ...body }: Change, write) =>
      write('updateRecommendedProduct', { path: { id }, body }),
    optimistic: optimistic('listRecommendedProducts', (rows, change: Change) =>
      changed(rows, [change]),
    ),
    inTurn,
  })
}

/** One call for each of the two rows, optimistic. Applies to the host's current list (AMB-79). */
export function useMoveRecommendedProduct() {
  return useOperation('updateRecommendedProduct', {
    send: (move: Move, write) =>
      saveMove(
        {
          read: () => call('listRecommendedProducts'),
          save: ({ id }, sort_order) =>
            write('updateRecommendedProduct', { path: { id }, body: { sort_order } }),
        },
        move,
        swapped,
      ),
    optimistic: optimistic('listRecommendedProducts', (rows, move: Move) =>
      changed(rows, swapped(rows, move)),
    ),
    inTurn,
  })
}

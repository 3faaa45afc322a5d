import { useQueryClient } from '@tanstack/react-query'
import type { Edit } from '#domain/merge.ts'
import { bySortOrder, type Move, swapped } from '#domain/ordering.ts'
import { call } from './core/client.ts'
import type { BodyOf } from './core/contract.ts'
import { saveOver } from './core/latest.ts'
import { optimistic } from './core/optimistic.ts'
import { operationQuery } from './core/query.ts'
import { saveMove } from './core/saveMove.ts'
import type { components } from './core/schema.gen.ts'
import { useOperation, useSave } from './core/useOperation.ts'

export type RecommendedProduct = components['schemas']['RecommendedProduct']
type RecommendedProductPatch = BodyOf<'updateRecommendedProduct'>

/** The recommended products, by sort_order. */
export const recommendedProductsQuery = () => operationQuery('listRecommendedProducts')

export type Texts = Pick<RecommendedProduct, 'product_id' | 'headline' | 'description'>

/** Creates a recommended product at the end of the list. */
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

/** Saves the texts of a recommended product. */
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

/** The id of a row and its changed fields. */
type Change = RecommendedProductPatch & { readonly id: number }

/** The rows with the changes, in an unchanged order. */
function changed(
  rows: readonly RecommendedProduct[],
  changes: readonly Change[],
): RecommendedProduct[] {
  return rows
    .map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }))
    .sort(bySortOrder)
}

const inTurn = 'updateRecommendedProduct'

/** Turns a switch of a row, and shows the change at once. */
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

/**
 * Moves a row past its neighbour, with one call for each of the two rows, and shows the move at once. The
 * move applies to the host's present list, so the moves of other users stay (AMB-79).
 */
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

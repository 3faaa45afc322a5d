import { useQueryClient } from '@tanstack/react-query'
import { changedFields } from '#domain/merge.ts'
import { bySortOrder, type Move, swapped } from '#domain/ordering.ts'
import { call } from './client.ts'
import { optimistic } from './optimistic.ts'
import {
  type RecommendedProduct,
  type RecommendedProductPatch,
  recommendedProductsQuery,
} from './recommendedProducts.ts'
import { saveMove } from './saveMove.ts'
import { useOperation } from './useOperation.ts'

type Texts = Pick<RecommendedProduct, 'product_id' | 'headline' | 'description'>

/**
 * Puts a product forward (`opened` null), at the end (RECPROD-09), or changes what is said of one; only
 * what is changed from `opened` on is sent.
 */
export function useSaveRecommendedProduct(opened: RecommendedProduct | null) {
  const client = useQueryClient()
  return useOperation(opened ? 'updateRecommendedProduct' : 'createRecommendedProduct', {
    send: (texts: Texts, write) => {
      if (opened)
        return write('updateRecommendedProduct', {
          path: { id: opened.id },
          body: changedFields<Texts>(opened, texts),
        })
      const sort_order = client.getQueryData(recommendedProductsQuery().queryKey)?.length ?? 0
      return write('createRecommendedProduct', {
        body: { ...texts, pinned: false, recent_locations_only: false, sort_order },
      })
    },
  })
}

/** One row and what changes about it. */
type Change = RecommendedProductPatch & { readonly id: number }

/** The rows with the changes, in their order. */
export function changed(
  rows: readonly RecommendedProduct[],
  changes: readonly Change[],
): RecommendedProduct[] {
  return rows
    .map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }))
    .sort(bySortOrder)
}

const inTurn = 'updateRecommendedProduct'

/** Turns a switch of a row, and shows it at once (AMB-79). */
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
 * Moves a row past its neighbour, one call for each of the two (AMB-79), and shows it at once. It goes by
 * the list the host has by now: what others have moved meanwhile stays.
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

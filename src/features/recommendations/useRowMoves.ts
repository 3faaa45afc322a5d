import type { RecommendedProduct } from '#api/recommendedProducts.ts'
import { useMoveRecommendedProduct, useSwitchRecommendedProduct } from '#api/recommendedProducts.ts'
import type { NamedProduct } from '#components/useProductNames.ts'
import { moveOf } from '#domain/ordering.ts'
import { announcedMoves } from '#ui/drag/announcedMoves.ts'

type Direction = 'up' | 'down'

export interface RowMoves {
  readonly move: (id: number, direction: Direction) => void
  readonly turn: (
    id: number,
    change: { readonly pinned: boolean } | { readonly recent_locations_only: boolean },
  ) => void
}

export function useRowMoves(
  rows: readonly RecommendedProduct[],
  nameOf: (productId: number) => NamedProduct,
): RowMoves {
  const moveRow = useMoveRecommendedProduct()
  const switchRow = useSwitchRecommendedProduct()
  const moveTo = announcedMoves({
    count: rows.length,
    nameOf: (index) => nameOf(rows[index]?.product_id ?? 0).name,
    onMove: (from, to) => {
      const move = moveOf(rows, from, to)
      return move && moveRow(move)
    },
  })
  const move = (id: number, direction: Direction) => {
    const from = rows.findIndex((row) => row.id === id)
    moveTo(from, direction === 'up' ? from - 1 : from + 1)
  }
  const turn: RowMoves['turn'] = (id, change) => void switchRow({ id, ...change })
  return { move, turn }
}

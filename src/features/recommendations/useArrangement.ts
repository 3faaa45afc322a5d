import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import {
  type RecommendedProduct,
  useMoveRecommendedProducts,
  useSwitchRecommendedProduct,
} from '#api/recommendedProducts.ts'
import { swappedWithNeighbour } from '#domain/ordering.ts'
import { useStable } from '#ui/table/useStable.ts'

export type Direction = 'up' | 'down'

export interface Arrangement {
  readonly move: (id: number, direction: Direction) => void
  readonly turn: (
    id: number,
    change: { readonly pinned: boolean } | { readonly recent_locations_only: boolean },
  ) => void
  /** Says which button moves a row; the one that was pressed keeps the focus. */
  readonly buttonRef: (id: number, direction: Direction) => (node: HTMLElement | null) => void
}

/** The arrows and switches of the rows (RECPROD-08, AMB-79). */
export function useArrangement(rows: readonly RecommendedProduct[]): Arrangement {
  const moveRows = useMoveRecommendedProducts()
  const switchRow = useSwitchRecommendedProduct()
  const buttons = useRef(new Map<string, HTMLElement>())
  const pressed = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows in their new order are what moves the button
  useLayoutEffect(() => {
    if (pressed.current) buttons.current.get(pressed.current)?.focus()
    pressed.current = null
  }, [rows])

  const move = useStable((id: number, direction: Direction) => {
    pressed.current = `${id} ${direction}`
    moveRows(swappedWithNeighbour(rows, id, direction))
  })
  const turn = useStable(switchRow)
  const buttonRef = useCallback((id: number, direction: Direction) => {
    const key = `${id} ${direction}`
    return (node: HTMLElement | null) => {
      if (node) buttons.current.set(key, node)
      else buttons.current.delete(key)
    }
  }, [])
  return useMemo(() => ({ move, turn, buttonRef }), [move, turn, buttonRef])
}

import { flash } from '../flash/flash.ts'
import { useStable } from '../useStable.ts'

interface Moves {
  /** Number of items. */
  count: number
  nameOf: (index: number) => string
  /** Where an item stands once it is moved. */
  positionText?: ((from: number, to: number) => string) | undefined
  /** Stores a move; a rejected promise means that the item was put back. */
  onMove: (from: number, to: number) => unknown
}

/**
 * The function that moves an item. A flash tells that an item was put back; the owner of `onMove` shows the reason.
 */
export function useToldMoves({
  count,
  nameOf,
  positionText = (_from, to) => `position ${to + 1} of ${count}`,
  onMove,
}: Moves): (from: number, to: number) => void {
  return useStable((from: number, to: number) => {
    const message = `${nameOf(from)} was put back to ${positionText(from, from)}, because the move was refused.`
    void Promise.resolve(onMove(from, to)).catch(() => flash({ message, variant: 'info' }))
  })
}

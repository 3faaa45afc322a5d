import { flash } from '../flash/flash.ts'
import { useStable } from '../useStable.ts'

interface Moves {
  count: number
  nameOf: (index: number) => string
  positionText?: ((from: number, to: number) => string) | undefined
  onMove: (from: number, to: number) => unknown
}

/** Announces a move, and flashes when an item was put back; the owner of `onMove` shows the reason. */
export function useAnnouncedMoves({
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

/** Rows that are moved by arrows, each time past their neighbour (RECPROD-08). */
import { withMove } from './moves.ts'
import { bySortOrder, misplaced, type Placed, swappedWithNeighbour } from './ordering.ts'

export type Direction = 'up' | 'down'

/** A row that is moved past the one next to it; told by both, for lists that change meanwhile. */
export interface PastNeighbour {
  readonly id: number
  readonly direction: Direction
  readonly neighbour: number
}

/** What an arrow asks for; null for the first row up and the last one down (RECPROD-07). */
export function pastNeighbour(
  rows: readonly Placed[],
  id: number,
  direction: Direction,
): PastNeighbour | null {
  const sorted = [...rows].sort(bySortOrder)
  const place = sorted.findIndex((row) => row.id === id)
  const neighbour = place < 0 ? undefined : sorted[direction === 'up' ? place - 1 : place + 1]
  return neighbour ? { id, direction, neighbour: neighbour.id } : null
}

/**
 * What has to be saved to bring a row past the one that was its neighbour: where it still is, the two swap
 * (RECPROD-08); where somebody has put rows between them, it goes past those too; where it is there already,
 * nothing. Without that neighbour it goes past whichever stands there now.
 */
export function placesPast(
  rows: readonly Placed[],
  { id, direction, neighbour }: PastNeighbour,
): Placed[] {
  const sorted = [...rows].sort(bySortOrder)
  const from = sorted.findIndex((row) => row.id === id)
  const to = sorted.findIndex((row) => row.id === neighbour)
  if (from < 0) return []
  const step = direction === 'up' ? from - to : to - from
  if (to < 0 || step === 1) return swappedWithNeighbour(rows, id, direction)
  if (step < 0) return []
  const move =
    direction === 'up'
      ? { id, after: null, before: neighbour }
      : { id, after: neighbour, before: null }
  return misplaced(withMove(sorted, move))
}

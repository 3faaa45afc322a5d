import { type ReactNode, useState } from 'react'
import hidden from '../unseen.module.css'
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
 * The function that moves an item, and the live region in which screen readers are told that a refused move
 * was put back. The owner of `onMove` shows the reason.
 */
export function useToldMoves({
  count,
  nameOf,
  positionText = (_from, to) => `position ${to + 1} of ${count}`,
  onMove,
}: Moves): [(from: number, to: number) => void, ReactNode] {
  const [refused, setRefused] = useState('')
  const move = useStable((from: number, to: number) => {
    const text = `${nameOf(from)} was put back to ${positionText(from, from)}, because the move was refused.`
    setRefused('')
    void Promise.resolve(onMove(from, to)).catch(() => setRefused(text))
  })
  const region = (
    <span key="refused" role="status" className={hidden.unseen}>
      {refused}
    </span>
  )
  return [move, region]
}

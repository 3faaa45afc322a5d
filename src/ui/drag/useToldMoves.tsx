import { type ReactNode, useState } from 'react'
import { useStable } from '../useStable.ts'
import classes from './drag.module.css'

interface Moves {
  /** Number of items. */
  count: number
  nameOf: (index: number) => string
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
  onMove,
}: Moves): [(from: number, to: number) => void, ReactNode] {
  const [refused, setRefused] = useState('')
  const move = useStable((from: number, to: number) => {
    const text = `${nameOf(from)} was put back to position ${from + 1} of ${count}, because the move was refused.`
    setRefused('')
    void Promise.resolve(onMove(from, to)).catch(() => setRefused(text))
  })
  const region = (
    <span key="refused" role="status" className={classes.announcement}>
      {refused}
    </span>
  )
  return [move, region]
}

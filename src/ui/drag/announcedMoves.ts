import { flash } from '../flash/flash.ts'

interface Moves {
  count: number
  nameOf: (index: number) => string
  positionText?: ((from: number, to: number) => string) | undefined
  /** A rejected promise means that the item was put back. */
  onMove: (from: number, to: number) => unknown
}

/** Moves an item, and flashes when it was put back; the owner of `onMove` shows the reason. */
export function announcedMoves({ count, nameOf, positionText, onMove }: Moves) {
  const textOf = positionText ?? ((_from: number, to: number) => `position ${to + 1} of ${count}`)
  return (from: number, to: number) => {
    const message = `${nameOf(from)} was put back to ${textOf(from, from)}, because the move was refused.`
    void Promise.resolve(onMove(from, to)).catch(() => flash({ message, variant: 'info' }))
  }
}

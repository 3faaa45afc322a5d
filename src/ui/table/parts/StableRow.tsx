import { memo, type ReactNode } from 'react'

interface StableRowProps {
  row: unknown
  view: unknown
  index: number
  rowIndex: number | undefined
  top: number | undefined
  measured: boolean
  draw: () => ReactNode
}

/**
 * Draws a row again only when the row, its place or what all rows share has changed. `draw` is new
 * at every render and says nothing; scrolling by one row then draws one row instead of forty.
 */
export const StableRow = memo(
  ({ draw }: StableRowProps) => draw(),
  (a, b) =>
    a.row === b.row &&
    a.view === b.view &&
    a.index === b.index &&
    a.rowIndex === b.rowIndex &&
    a.top === b.top &&
    a.measured === b.measured,
)

/** Carries the key of a row that draws itself. */
export function Keyed({ children }: { children: ReactNode }) {
  return children
}

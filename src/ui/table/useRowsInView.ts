import { useSyncExternalStore } from 'react'
import { viewport } from './viewport.ts'

interface Rows {
  count: number
  /** Pixels of every row. */
  height: number
  /** Pixels from the top of the page to the first row; unknown before the first layout. */
  offset: number | undefined
  /** Rows that are drawn beyond each edge of the window. */
  overscan: number
}

/**
 * The rows in the window, from the first to before `end`, where all rows have the same height. That
 * is a division; a virtualizer for rows of any height makes a record of every row first, which for
 * ten thousand takes as long as drawing the rows in view does.
 */
export function useRowsInView({ count, height, offset, overscan }: Rows) {
  const edge = (pixels: number, rows: number) =>
    Math.max(0, Math.min(count, Math.floor(pixels / height) + rows))
  const first = useSyncExternalStore(viewport.subscribe, () =>
    offset === undefined ? 0 : edge(viewport.get().top - offset, -overscan),
  )
  const end = useSyncExternalStore(viewport.subscribe, () => {
    const { top, height: shown } = viewport.get()
    return offset === undefined ? 0 : edge(top + shown - offset, 1 + overscan)
  })
  return { first, end }
}

import { memo, useEffect, useRef, useState } from 'react'
import type { CountedVariant } from '#domain/inventory.ts'
import { CountRow } from './CountRow.tsx'
import type { FailedCounts } from './useFailedCounts.ts'

interface CountRowsProps {
  storeId: number
  rows: readonly CountedVariant[]
  editable: boolean
  /** Whether the rows are drawn wherever they are. */
  atOnce: boolean
  failures: FailedCounts['byVariant']
  follow: FailedCounts['follow']
  forget: FailedCounts['forget']
}

/** Some rows of the list. They are drawn once they come near the window, and then stay. */
export const CountRows = memo(function CountRows(props: CountRowsProps) {
  const { storeId, rows, editable, atOnce, failures, follow, forget } = props
  const slot = useRef<HTMLLIElement>(null)
  const [near, setNear] = useState(atOnce || !('IntersectionObserver' in window))
  useEffect(() => {
    if (near || !slot.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    observer.observe(slot.current)
    return () => observer.disconnect()
  }, [near])
  if (!near)
    return <li ref={slot} aria-hidden style={{ height: `calc(${rows.length} * var(--row))` }} />
  return rows.map((row) => (
    <CountRow
      key={row.variantId}
      storeId={storeId}
      row={row}
      editable={editable}
      failure={failures.get(row.variantId)}
      follow={follow}
      forget={forget}
    />
  ))
})

/** Rows of a block: a list of up to so many is drawn whole. */
const blockSize = 50

/** The rows in blocks, of which a store with a thousand variants draws only the near ones. */
export function blocksOf(rows: readonly CountedVariant[]): CountedVariant[][] {
  const count = Math.ceil(rows.length / blockSize)
  return Array.from({ length: count }, (_, at) => rows.slice(at * blockSize, (at + 1) * blockSize))
}

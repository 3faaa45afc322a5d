import { useRef } from 'react'
import type { FailedCounts } from '#components/inventory/useFailedCounts.ts'
import { useNear } from '#components/useNear.ts'
import type { CountedVariant } from '#domain/products/inventory.ts'
import { usePrinting } from '#ui/printing.tsx'
import { CountRow } from './CountRow.tsx'

interface CountRowsProps {
  storeId: number
  rows: readonly CountedVariant[]
  editable: boolean
  atOnce: boolean
  failures: FailedCounts['byVariant']
  follow: FailedCounts['follow']
  forget: FailedCounts['forget']
}

/** Rows render when they come near the viewport, and stay. */
export function CountRows(props: CountRowsProps) {
  const { storeId, rows, editable, atOnce, failures, follow, forget } = props
  const slot = useRef<HTMLLIElement>(null)
  const near = useNear(slot, atOnce || !('IntersectionObserver' in window))
  const printing = usePrinting()
  if (!near && !printing)
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
}

const blockSize = 50

/** Chunks, so that a store with 1,000 variants renders only the near ones. */
export function blocksOf(rows: readonly CountedVariant[]): CountedVariant[][] {
  const count = Math.ceil(rows.length / blockSize)
  return Array.from({ length: count }, (_, at) => rows.slice(at * blockSize, (at + 1) * blockSize))
}

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useRef, useState } from 'react'
import type { NewPrice } from '#api/storeProducts.ts'
import { groupRole } from '#ui/list/roles.ts'
import { useOffset } from '#ui/list/windowing.ts'
import { StoreTableRow } from './StoreTableRow.tsx'
import type { SellingStore, StoreLine } from './storeRows.ts'
import classes from './stores.module.css'

interface StoreTableBodyProps {
  lines: readonly StoreLine[]
  editable: boolean
  /** Keep their identity: the rows are drawn again when they change. */
  onPrice: (price: NewPrice) => void
  onRemove: (store: SellingStore) => void
}

/** Pixels of a row; the style sheet says the same. */
const heights = { store: 48, variant: 40 }

/**
 * The rows in view, of thousands. They scroll with the page, and the one that is being edited stays in it
 * wherever the person scrolls, so that nothing typed is lost.
 */
export function StoreTableBody({ lines, ...row }: StoreTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const offset = useOffset(body)
  const scrollMargin = offset ?? 0
  const [held, setHeld] = useState<string | null>(null)
  const heldIndex = held === null ? -1 : lines.findIndex(({ key }) => key === held)

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: lines.length,
    estimateSize: (index) => heights[lines[index]?.kind ?? 'variant'],
    overscan: 8,
    scrollMargin,
    getItemKey: (index) => lines[index]?.key ?? index,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      // Rows are drawn once it is known where: the table mostly begins below the window.
      const indices = offset === undefined ? [] : defaultRangeExtractor(range)
      return heldIndex < 0 || indices.includes(heldIndex)
        ? indices
        : [...indices, heldIndex].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()

  const hold = (event: FocusEvent) => {
    const at = event.target.closest('tr')?.getAttribute('aria-rowindex')
    setHeld(lines[Number(at) - 2]?.key ?? null)
  }

  return (
    <tbody
      {...groupRole}
      ref={body}
      className={classes.body}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={hold}
      onBlur={() => setHeld(null)}
    >
      {items.map(({ index, start, key }) => {
        const line = lines[index]
        return (
          line && (
            <StoreTableRow
              key={String(key)}
              {...row}
              line={line}
              rowIndex={index + 2}
              top={start - scrollMargin}
            />
          )
        )
      })}
    </tbody>
  )
}

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { usePrinting } from '../printing.tsx'
import { rem, rowPixels, useRootScale } from '../rem.ts'
import classes from './Checklist.module.css'

/** Longer lists are virtualized. */
const virtualizeAbove = 60

interface ChecklistRowsProps {
  count: number
  wide: boolean
  children: (index: number) => ReactNode
}

export function ChecklistRows({ count, wide, children }: ChecklistRowsProps) {
  const rowHeight = rowPixels(36)
  const frame = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const virtual = count > virtualizeAbove && !printing
  const scale = useRootScale()
  const virtualizer = useVirtualizer({
    count: virtual ? count : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight * scale,
    overscan: 10,
  })

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    const current = boxes.findIndex((box) => box.matches(':focus'))
    boxes[current + step]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes inside
    <div
      ref={frame}
      // A tab stop, so that the keyboard can scroll a list of disabled checkboxes.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area has to be reached to be scrolled
      tabIndex={0}
      className={classes.rows}
      data-wide={(wide && !virtual) || undefined}
      onKeyDown={move}
    >
      {virtual ? (
        <div className={classes.space} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.placed}
              style={{ transform: `translateY(${start}px)` }}
            >
              {children(index)}
            </div>
          ))}
        </div>
      ) : (
        Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep no state of their own
          <div key={index} className={classes.drawn} style={{ minHeight: rem(rowHeight) }}>
            {children(index)}
          </div>
        ))
      )}
    </div>
  )
}

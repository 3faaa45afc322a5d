import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { maxPrintedRows, usePrinting } from '#ui/printing.tsx'

/** Lists with more rows are virtualized. */
export const virtualizeAbove = 60

interface VirtualRows {
  body: RefObject<HTMLElement | null>
  count: number
  /** Pixels of a row. An estimate for rows with `measureElement` as their ref. */
  rowHeight: number
  gap?: number
  overscan: number
  /** Scroll position in pixels that the page restores after rendering. */
  scrollTop?: number | undefined
  /** Indices of rows that stay rendered while the page scrolls; -1 for none. */
  held?: readonly number[]
  /** Keeps the size of a row that moves. Keep its identity. Default: sizes belong to indices. */
  getItemKey?: ((index: number) => string) | undefined
}

export function useVirtualRows(options: VirtualRows) {
  const { body, count, rowHeight, gap = 0, overscan, scrollTop, held = [], getItemKey } = options
  const offset = useOffset(body)
  const printing = usePrinting()
  return useWindowVirtualizer<HTMLElement>({
    count: printing ? Math.min(count, maxPrintedRows) : count,
    gap,
    overscan,
    estimateSize: () => rowHeight,
    // Hidden rows and tests have no layout.
    measureElement: (...args) => measureElement(...args) || rowHeight,
    scrollMargin: offset ?? 0,
    observeElementOffset: (virtualizer, onScroll) => {
      const scroller = scrollerOf(body)
      const follow = () => onScroll(window.scrollY + scrolledIn(body), false)
      const stop = observeWindowOffset(virtualizer, (top, isScrolling) =>
        onScroll(top + scrolledIn(body), isScrolling),
      )
      scroller?.addEventListener('scroll', follow, { passive: true })
      return () => {
        scroller?.removeEventListener('scroll', follow)
        stop?.()
      }
    },
    initialOffset: () => scrollTop ?? window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      if (printing) return Array.from({ length: range.count }, (_, index) => index)
      const inView = offset === undefined ? [] : defaultRangeExtractor(range)
      const beyond = held.filter((index) => index >= 0 && index < count)
      return [...new Set([...inView, ...beyond])].sort((a, b) => a - b)
    },
    ...(getItemKey && { getItemKey }),
  })
}

/** The bounded section around the rows, which scrolls in the page. */
function scrollerOf(body: RefObject<HTMLElement | null>): HTMLElement | null {
  return body.current?.closest<HTMLElement>('[data-scroller]') ?? null
}

const scrolledIn = (body: RefObject<HTMLElement | null>) => scrollerOf(body)?.scrollTop ?? 0

/** Pixels from the top of the page, with all scrolled up; undefined before the first layout. */
function useOffset(ref: RefObject<HTMLElement | null>): number | undefined {
  const [offset, setOffset] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      if (!ref.current) return
      const { top } = ref.current.getBoundingClientRect()
      setOffset(Math.round(top + scrollY + scrolledIn(ref)))
    }
    measure()
    // Content above the list changes the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    const content = scrollerOf(ref)?.firstElementChild
    if (content) observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return offset
}

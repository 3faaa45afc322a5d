import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/*
 * Which rows of a long list are in the window. The window is read once per event, before anything is
 * drawn: reading it afterwards, or once per list, costs a layout each time.
 */

/** From this number of rows on only those in view are in the page (PLUS-02). */
export const virtualFrom = 60

interface Viewport {
  /** Pixels above it. */
  readonly top: number
  /** Its own pixels. */
  readonly height: number
}

const listeners = new Set<() => void>()
let now: Viewport = { top: 0, height: 0 }
let expected: number | undefined

function read(): void {
  now = { top: window.scrollY, height: window.innerHeight }
}

function tell(): void {
  expected = undefined
  read()
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', tell, { passive: true })
    window.addEventListener('resize', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('scroll', tell)
    window.removeEventListener('resize', tell)
  }
}

function viewport(): Viewport {
  if (listeners.size === 0) read()
  return expected === undefined ? now : { ...now, top: expected }
}

/**
 * Says where the window will be as soon as the page is drawn (`top` in pixels), from the first drawing
 * on: what is in view there is drawn, and not what is in view now. Holds until the window moves.
 */
export function useExpectedScroll(top: number | undefined): void {
  const [first] = useState(top)
  useLayoutEffect(() => {
    if (first !== undefined) expected = first
  }, [first])
}

/** Pixels from the top of the page to an element, followed while the page changes; at first unknown. */
export function useOffset(ref: RefObject<HTMLElement | null>): number | undefined {
  const [offset, setOffset] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current
      if (element) setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // Whatever is added or removed above the list changes the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref])
  return offset
}

interface EvenRows {
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
export function useRowsInView({ count, height, offset, overscan }: EvenRows) {
  const edge = (pixels: number, rows: number) =>
    Math.max(0, Math.min(count, Math.floor(pixels / height) + rows))
  const first = useSyncExternalStore(subscribe, () =>
    offset === undefined ? 0 : edge(viewport().top - offset, -overscan),
  )
  const end = useSyncExternalStore(subscribe, () => {
    const { top, height: shown } = viewport()
    return offset === undefined ? 0 : edge(top + shown - offset, 1 + overscan)
  })
  return { first, end }
}

/** The indices from `first` to before `end`, and those of `held` rows, which stay wherever one scrolls. */
export function indicesInView(
  { first, end }: { first: number; end: number },
  held: readonly number[],
): readonly number[] {
  const inView = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  const beyond = held.filter((index) => index >= 0 && (index < first || index >= end))
  if (beyond.length === 0) return inView
  return [...new Set([...beyond, ...inView])].sort((a, b) => a - b)
}

/** Width of an element in pixels, right from the first paint; before that, the window's. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || window.innerWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref])
  return width
}

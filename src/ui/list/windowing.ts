import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterPaint } from '../afterPaint.ts'
import { useStable } from '../useStable.ts'

/*
 * Finds the rows of a long list that are in the window. The window is read once per event, before
 * anything is drawn, because every later reading costs a layout.
 */

/** Lists with more rows than this draw only the rows in view. */
export const virtualFrom = 60

interface Viewport {
  /** Pixels of the page above the window. */
  readonly top: number
  /** Pixels of the window. */
  readonly height: number
}

/** A list or grid that draws the rows in the window. */
interface Follower {
  /** Draws the rows that are in the window now. */
  readonly follow: () => void
  /** Whether the rows that are drawn already fill the window. */
  readonly fills: () => boolean
}

const followers = new Set<Follower>()
let now: Viewport = { top: 0, height: 0 }
let expected: number | undefined

function read(): void {
  now = { top: window.scrollY, height: window.innerHeight }
}

/**
 * Rows that come into the window are drawn before the browser paints. Those beyond its edges come after it, so that
 * what is seen does not wait for them.
 */
function tell(): void {
  expected = undefined
  read()
  const later: Follower[] = []
  for (const follower of followers) {
    if (follower.fills()) later.push(follower)
    else follower.follow()
  }
  if (later.length === 0) return
  afterPaint(() => {
    for (const follower of later) if (followers.has(follower)) follower.follow()
  })
}

function follow(follower: Follower): () => void {
  if (followers.size === 0) {
    window.addEventListener('scroll', tell, { passive: true })
    window.addEventListener('resize', tell)
  }
  followers.add(follower)
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    window.removeEventListener('scroll', tell)
    window.removeEventListener('resize', tell)
  }
}

function viewport(expectedTop = expected): Viewport {
  if (followers.size === 0) read()
  return expectedTop === undefined ? now : { ...now, top: expectedTop }
}

/** Pixels from the top of the page to the rows of lists that were shown before, by the label of the list. */
const lastOffsets = new Map<string, number>()

/**
 * Pixels from the top of the page to an element, updated while the page changes. Before the first layout it is
 * where the list with this label was last, undefined for a list that is new.
 */
export function useOffset(ref: RefObject<HTMLElement | null>, label?: string): number | undefined {
  const [offset, setOffset] = useState(() => lastOffsets.get(label ?? ''))
  const latest = useRef(offset)
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current
      if (!element) return
      const measured = Math.round(element.getBoundingClientRect().top + window.scrollY)
      // Right after a drawing, React draws a component again even when it gets the same state.
      if (measured === latest.current) return
      latest.current = measured
      if (label) lastOffsets.set(label, measured)
      setOffset(measured)
    }
    measure()
    // Content added or removed above the list changes the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref, label])
  return offset
}

/** Rows from the first to before `end`. */
interface Rows {
  readonly first: number
  readonly end: number
}

interface EvenRows {
  count: number
  /** Pixels of each row. */
  height: number
  /** Pixels from the top of the page to the first row; undefined before the first layout. */
  offset: number | undefined
  /** Number of rows drawn beyond each edge of the window. */
  overscan: number
  /**
   * Pixels to which the page will be scrolled once it is drawn, so that the first drawing shows the rows in view
   * there. The expectation ends when the window moves.
   */
  scrollTop?: number | undefined
}

/**
 * The rows in the window, from the first to before `end`, for rows of equal height. This needs one
 * division; a virtualizer for rows of any height makes a record of every row first, which for ten
 * thousand rows takes as long as drawing.
 */
export function useRowsInView({ count, height, offset, overscan, scrollTop }: EvenRows): Rows {
  /** Where the page will be scrolled to, until the first drawing has passed that on to all lists. */
  const awaited = useRef(scrollTop)
  useLayoutEffect(() => {
    if (awaited.current !== undefined) expected = awaited.current
    awaited.current = undefined
  }, [])
  const edge = (pixels: number, rows: number) =>
    Math.max(0, Math.min(count, Math.floor(pixels / height) + rows))
  const inView = (beyond: number): Rows => {
    const { top, height: shown } = viewport(awaited.current)
    if (offset === undefined) return { first: 0, end: 0 }
    return { first: edge(top - offset, -beyond), end: edge(top + shown - offset, 1 + beyond) }
  }
  const drawn = useRef<Rows>({ first: 0, end: 0 })
  const fills = useStable(() => {
    const { first, end } = inView(0)
    return drawn.current.first <= first && drawn.current.end >= end
  })
  // The first drawing has only what is seen.
  const beyond = useRef(0)
  const subscribe = useCallback(
    (draw: () => void) => {
      const follower = { follow: draw, fills }
      const unfollow = follow(follower)
      afterPaint(() => {
        beyond.current = overscan
        if (followers.has(follower)) draw()
      })
      return unfollow
    },
    [fills, overscan],
  )
  return useSyncExternalStore(subscribe, () => {
    const { first, end } = inView(beyond.current)
    if (drawn.current.first !== first || drawn.current.end !== end) drawn.current = { first, end }
    return drawn.current
  })
}

/**
 * The indices from `first` to before `end`, and those of `held` rows, which stay in the page while it
 * scrolls.
 */
export function indicesInView(
  { first, end }: { first: number; end: number },
  held: readonly number[],
): readonly number[] {
  const inView = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  const beyond = held.filter((index) => index >= 0 && (index < first || index >= end))
  if (beyond.length === 0) return inView
  return [...new Set([...beyond, ...inView])].sort((a, b) => a - b)
}

interface Widths {
  /** The width for the first drawing, before there is an element. Default is the width of the window. */
  readonly first?: () => number
  /** Whether two widths draw the same, so that a change from one to the other need not be drawn. */
  readonly alike?: (one: number, other: number) => boolean
}

/** Width of an element in pixels from the first paint on, or a width that draws the same. */
export function useWidth(
  ref: RefObject<HTMLElement | null>,
  { first = () => window.innerWidth, alike = Object.is }: Widths = {},
): number {
  const [width, setWidth] = useState(first)
  const latest = useRef(width)
  const isAlike = useStable(alike)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const measured = element.clientWidth || window.innerWidth
      // A list whose height alone changes is not drawn again.
      if (isAlike(latest.current, measured)) return
      latest.current = measured
      setWidth(measured)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref, isAlike])
  return width
}

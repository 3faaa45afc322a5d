import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStable } from './useStable.ts'

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

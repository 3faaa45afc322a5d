import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { rootScale, useRootScale } from './rem.ts'

interface Widths {
  /** Width before the first layout. Default: the window's. */
  readonly first?: () => number
  /** Whether two widths give the same result, so that no render is needed. */
  readonly alike?: (one: number, other: number) => boolean
}

/** Width in pixels at the usual root font (rem.ts), so that a larger font counts as less room. */
export function useWidth(
  ref: RefObject<HTMLElement | null>,
  { first = windowWidth, alike = Object.is }: Widths = {},
): number {
  const [width, setWidth] = useState(first)
  const latest = useRef(width)
  const scale = useRootScale()
  const isAlike = useEffectEvent(alike)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const measured = element.clientWidth ? element.clientWidth / scale : windowWidth()
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
  }, [ref, scale])
  return width
}

export const windowWidth = () => window.innerWidth / rootScale()

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels from the top of the page to an element, followed while the page changes; at first unknown. */
export function useBodyOffset(ref: RefObject<HTMLElement | null>): number | undefined {
  const [offset, setOffset] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current
      if (element) setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    // Whatever is added or removed above the table changes the height of the page.
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

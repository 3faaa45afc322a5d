import { type RefObject, useLayoutEffect, useState } from 'react'

/** Distance of an element from the top of the document, followed while the page changes. */
export function useBodyOffset(ref: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0)
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

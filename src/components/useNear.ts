import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is, or was, less than a screen away. `first`: the answer of a browser that cannot tell. */
export function useNear(slot: RefObject<HTMLElement | null>, first = false): boolean {
  const [isNear, setNear] = useState(first)
  useEffect(() => {
    if (isNear || !slot.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    observer.observe(slot.current)
    return () => observer.disconnect()
  }, [isNear, slot])
  return isNear
}

import { useLocation } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from '#ui/whenIdle.ts'
import { useKeptScroll } from './useKeptScroll.ts'

/**
 * False while a page is drawn for the first time, true right after, so that the visible part does not wait
 * for the parts below. What lies `below` the first window waits until the browser has nothing else to do. A
 * user who returns to a scroll position, or follows a link to an anchor, gets the whole page at once, because
 * the target does not exist earlier.
 */
export function useDrawnLater({ below = false }: { below?: boolean } = {}): boolean {
  const back = useKeptScroll()
  const hasHash = useLocation({ select: ({ hash }) => hash !== '' })
  const atOnce = back !== undefined || hasHash
  const soon = useDeferredValue(true, atOnce)
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (below) return whenIdle(() => startTransition(() => setIdle(true)))
  }, [below])
  return below ? atOnce || idle : soon
}

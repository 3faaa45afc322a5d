import { useLocation } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useKeptScroll } from './useKeptScroll.ts'

/**
 * False while a page is drawn for the first time, true right after, so that the visible part does not wait
 * for the parts below. What lies `below` the first window waits until the browser has nothing else to do. A
 * user who returns to a scroll position, or follows a link to an anchor, gets the whole page at once, because
 * the target does not exist earlier.
 */
export function useDrawnLater({ below = false }: { below?: boolean } = {}): boolean {
  const back = useKeptScroll()
  const place = useLocation({ select: ({ hash }) => hash !== '' })
  const atOnce = back !== undefined || place
  const soon = useDeferredValue(true, atOnce)
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (below) return whenIdle(() => startTransition(() => setIdle(true)))
  }, [below])
  return below ? atOnce || idle : soon
}

/** Milliseconds after which the work is done in any case. */
const patience = 1000

/** Does work when the browser has time for it; answers how to call it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: patience })
  return () => cancelIdleCallback(handle)
}

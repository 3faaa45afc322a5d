import { useLocation } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from '#ui/whenIdle.ts'
import { useKeptScroll } from './useKeptScroll.ts'

/**
 * False in the first render, then true: the visible part renders first. `below` waits until the browser is idle.
 * True at once on a restored scroll position or an anchor, since the target has to exist.
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

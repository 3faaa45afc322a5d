import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { whenIdle } from '#ui/Opening.tsx'

/**
 * False in the first render, so that the visible part renders first. `below` waits until the browser is idle.
 * True at once for a restored scroll position or an anchor: the target must exist.
 */
export function useDrawnLater({ below = false }: { below?: boolean } = {}): boolean {
  const keptScroll = useKeptScroll()
  const hasHash = useLocation({ select: ({ hash }) => hash !== '' })
  const atOnce = keptScroll !== undefined || hasHash
  const deferred = useDeferredValue(true, atOnce)
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (below) return whenIdle(() => startTransition(() => setIdle(true)))
  }, [below])
  return below ? atOnce || idle : deferred
}

const page = () => window

/** Pixels, restored by the router on return or reload. */
export function useKeptScroll(): number | undefined {
  return useElementScrollRestoration({ getElement: page })?.scrollY
}

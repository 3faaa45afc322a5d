import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeptScroll } from '#components/useDrawnLater.ts'

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position or anchor while parts of the page load: the router scrolls once, too early.
 * A component of its own, so that the frame does not render on navigation.
 */
export function RestoredScroll() {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const hash = useRouterState({ select: (state) => state.location.hash })
  const kept = useKeptScroll()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kept position is read once per address.
  useEffect(() => {
    if (kept)
      return whileLoading(() => {
        if (window.scrollY < kept - 1) window.scrollTo(window.scrollX, kept)
        return window.scrollY >= kept - 1
      })
    if (hash === '') return
    return whileLoading(() => {
      document.getElementById(hash)?.scrollIntoView()
      return false
    })
  }, [pathname, hash])
  return null
}

function whileLoading(scroll: () => boolean): () => void {
  const ended = new AbortController()
  const observer = new ResizeObserver(() => {
    if (scroll()) ended.abort()
  })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  for (const move of moves)
    window.addEventListener(move, () => ended.abort(), { signal: ended.signal, capture: true })
  observer.observe(document.body)
  return () => ended.abort()
}

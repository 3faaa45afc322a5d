import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeptScroll } from '#components/useKeptScroll.ts'

/** Events that show that the user moves the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of a page that the user returns to or reloads. The router scrolls as soon
 * as the page is drawn, when a part that loads later has no height yet. Restoring ends at the position,
 * at the user's first move, or with another page.
 */
export function useRestoredScroll(): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const kept = useKeptScroll()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kept position is read once per page.
  useEffect(() => {
    if (!kept) return
    const ended = new AbortController()
    const observer = new ResizeObserver(() => {
      if (window.scrollY < kept - 1) window.scrollTo(window.scrollX, kept)
      if (window.scrollY >= kept - 1) ended.abort()
    })
    ended.signal.addEventListener('abort', () => observer.disconnect())
    for (const move of moves)
      window.addEventListener(move, () => ended.abort(), { signal: ended.signal, capture: true })
    observer.observe(document.body)
    return () => ended.abort()
  }, [pathname])
}

import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeptScroll } from '#components/useKeptScroll.ts'

/** Events that show that the user moves the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of a page that the user returns to or reloads, and keeps the section of the
 * address in its place. The router scrolls as soon as the page is drawn, when a part that loads later has no
 * height yet. This ends at the position, at the user's first move, or with another address.
 * A component of its own, so that another address does not draw the frame again.
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

/** Scrolls whenever the page changes its height, until `scroll` answers true or the user moves the page. */
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

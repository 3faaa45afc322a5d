import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useKeptScroll } from '#components/useKeptScroll.ts'

/** What tells that somebody moves on their own. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Brings somebody who comes back to a page, or reloads it, to where they were. The router does so as
 * soon as the page is drawn; where a part loads later, the page is too short for it then. Ends at the
 * place, with the first move of the person, or when they go elsewhere.
 */
export function useKeptPlace(): void {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const kept = useKeptScroll()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is asked for once per page.
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

import { type MouseEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useStable } from '#ui/useStable.ts'
import type { ListLinks } from '../listProps.ts'

const preloadDelayMs = 50

/** One handler for all rows: router links would be one subscription per row. */
export function useRowLinks({ onFollow, onPreload }: ListLinks) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = useStable((href: string) => onFollow?.(href))
  const preload = useStable((href: string) => onPreload?.(href))
  const follows = onFollow !== undefined
  return useMemo(() => {
    const preloadSoon = (event: SyntheticEvent) => {
      clearTimeout(timer.current)
      const href = hrefAt(event)
      if (href !== null) timer.current = setTimeout(() => preload(href), preloadDelayMs)
    }
    return {
      onClick: (event: MouseEvent) => {
        const href = hrefAt(event)
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
        if (!follows || href === null || !plain || event.defaultPrevented) return
        clearTimeout(timer.current)
        event.preventDefault()
        follow(href)
      },
      onMouseOver: preloadSoon,
      onFocus: preloadSoon,
      onMouseLeave: () => clearTimeout(timer.current),
      onTouchStart: (event: SyntheticEvent) => {
        const href = hrefAt(event)
        if (href !== null) preload(href)
      },
    }
  }, [follow, preload, follows])
}

function hrefAt({ target }: SyntheticEvent): string | null {
  const link = target instanceof Element ? target.closest('a[data-row-link]') : null
  return link?.getAttribute('href') ?? null
}

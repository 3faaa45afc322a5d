import { useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useKeptScroll } from './useKeptScroll.ts'

/**
 * False while a page is drawn for the first time, true right after, so that the visible part does not wait
 * for the parts below. A user who returns to a scroll position, or follows a link to an anchor, gets the
 * whole page at once, because the target does not exist earlier.
 */
export function useDrawnLater(): boolean {
  const back = useKeptScroll()
  const place = useLocation({ select: ({ hash }) => hash !== '' })
  return useDeferredValue(true, back !== undefined || place)
}

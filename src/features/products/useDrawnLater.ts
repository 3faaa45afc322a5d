import { useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useKeptScroll } from '#components/useKeptScroll.ts'

/**
 * False while a page is drawn for the first time, true right after: what is in view first does not
 * wait for what is below. Somebody who comes back to a place on the page, or follows a link to one,
 * gets everything at once, because the place is only there then.
 */
export function useDrawnLater(): boolean {
  const back = useKeptScroll()
  const place = useLocation({ select: ({ hash }) => hash !== '' })
  return useDeferredValue(true, back !== undefined || place)
}

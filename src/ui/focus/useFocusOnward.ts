import { useLayoutEffect, useRef } from 'react'
import { focusWhenLost } from './lostFocus.ts'

type Find = () => HTMLElement | null | undefined

/**
 * For a button that leaves the page by its own work, such as Retry.
 *
 * @returns the function that a press of the button calls with what gets the focus once the button has left.
 */
export function useFocusOnward(): (next: Find) => void {
  const next = useRef<Find>(undefined)
  useLayoutEffect(
    () => () => {
      const find = next.current
      if (find) setTimeout(() => focusWhenLost(find()))
    },
    [],
  )
  return (find) => {
    next.current = find
  }
}

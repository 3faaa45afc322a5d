import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function of one identity that calls the latest given function. For events only, never while
 * rendering.
 */
export function useStable<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

import { useCallback, useRef } from 'react'

/**
 * One piece of work at a time: while it runs, starting another one does nothing. The state that disables a
 * button comes with the next drawing, so two clicks in one frame would send twice without it (PLUS-05).
 */
export function useOnce(): (work: () => unknown) => Promise<void> {
  const running = useRef(false)
  return useCallback(async (work) => {
    if (running.current) return
    running.current = true
    try {
      await work()
    } finally {
      running.current = false
    }
  }, [])
}

import { useCallback, useRef } from 'react'

/**
 * Runs one piece of work at a time; a second start does nothing meanwhile. A disabled button comes only
 * with the next drawing, so without this hook two clicks in one frame would send twice.
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

import { useCallback, useRef } from 'react'

/** A disabled button comes only with the next render: two clicks in one frame would send twice. */
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

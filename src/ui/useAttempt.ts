import { useCallback, useRef, useState } from 'react'
import { failureMessage } from './failure.ts'

/**
 * One piece of work at a time: while it runs, starting it again does nothing, so that a double
 * click sends once (PLUS-05). A failure is kept in words until the next attempt.
 */
export function useAttempt(): {
  pending: boolean
  failure: string | null
  /** Runs the work; answers whether it was done. Answers false at once while work is running. */
  attempt: (work: () => unknown) => Promise<boolean>
} {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = useCallback(async (work: () => unknown) => {
    if (running.current) return false
    running.current = true
    setPending(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (reason) {
      setFailure(failureMessage(reason))
      return false
    } finally {
      running.current = false
      setPending(false)
    }
  }, [])

  return { pending, failure, attempt }
}

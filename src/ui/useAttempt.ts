import { useCallback, useState } from 'react'
import { failureMessage } from './form/errors.ts'
import { useOnce } from './useOnce.ts'

/** Runs the work of a button, once at a time. A failure is kept in words until the next attempt. */
export function useAttempt(): {
  pending: boolean
  failure: string | null
  /** Runs the work and returns whether it succeeded; false at once while other work is running. */
  attempt: (work: () => unknown) => Promise<boolean>
} {
  const once = useOnce()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = useCallback(
    async (work: () => unknown) => {
      let done = false
      await once(async () => {
        setPending(true)
        setFailure(null)
        try {
          await work()
          done = true
        } catch (reason) {
          setFailure(failureMessage(reason))
        } finally {
          setPending(false)
        }
      })
      return done
    },
    [once],
  )

  return { pending, failure, attempt }
}

import { useCallback, useState } from 'react'
import { failureMessage } from './form/errors.ts'
import { useOnce } from './useOnce.ts'

/** Runs one action at a time. `failure` stays until the next attempt. */
export function useAttempt(): {
  pending: boolean
  failure: string | null
  /** Whether the action succeeded; false at once while another one runs. */
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

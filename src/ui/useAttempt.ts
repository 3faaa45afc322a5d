import { useRef, useState } from 'react'
import { failureMessage } from './form/errors.ts'
import { once } from './once.ts'

/** Runs one action at a time. `failure` stays until the next attempt. */
export function useAttempt(): {
  pending: boolean
  failure: string | null
  /** Whether the action succeeded; false at once while another one runs. */
  attempt: (work: () => unknown) => Promise<boolean>
} {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const attempt = async (work: () => unknown) => {
    let done = false
    await once(running, async () => {
      setPending(true)
      setFailure(null)
      try {
        await work()
        done = true
      } catch (reason) {
        setFailure(failureMessage(reason))
      }
      setPending(false)
    })
    return done
  }

  return { pending, failure, attempt }
}

import { useState } from 'react'
import { unansweredMessage } from '#api/core/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { loadAgain } from './staleChunks.ts'

/**
 * Replaces a screen whose code did not load. Some browsers never ask for the same module twice, so the
 * page is loaded again.
 */
export function MissingCode() {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    if (await loadAgain()) return
    setAsking(false)
    flash({ message: unansweredMessage(), variant: 'error' })
  }
  return (
    <FailedState message={unansweredMessage()} onRetry={() => void retry()} retrying={asking} />
  )
}

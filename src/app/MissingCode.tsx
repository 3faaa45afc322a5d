import { useState } from 'react'
import { unansweredMessage } from '#api/core/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { loadAgain } from './staleChunks.ts'

/** Reloads the page, because some browsers never request a failed module again. */
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

import { useState } from 'react'
import { networkMessage } from '#api/errors.ts'
import { flash } from '#ui/flash/flash.ts'
import { FailedState } from '#ui/page/FailedState.tsx'
import { loadAgain } from './staleChunks.ts'

/** Stands in place of a screen whose code did not come; the browser may not ask for it twice (PLUS-11). */
export function MissingCode() {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    if (await loadAgain()) return
    setAsking(false)
    flash({ message: networkMessage, variant: 'error' })
  }
  return <FailedState message={networkMessage} onRetry={() => void retry()} retrying={asking} />
}

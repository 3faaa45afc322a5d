import { CloseButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type ProgressItem, ProgressList } from '#ui/page/ProgressList.tsx'
import classes from './taxes.module.css'

interface TaxResultsProps {
  results: readonly ProgressItem[]
  onRetry: () => void
  onClose: () => void
}

/** A single saved store only flashes. */
export function TaxResults({ results, onRetry, onClose }: TaxResultsProps) {
  const failed = results.some(({ state }) => state === 'failed')
  const report = useRef<HTMLDivElement>(null)
  // The pressed Save may be at the bottom.
  useEffect(() => {
    if (failed) report.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  if (results.length < 2 && !failed) return null
  return (
    <div ref={report} className={classes.results}>
      <ProgressList
        title="Saving tax rates"
        items={results}
        onRetryFailed={() => {
          // Saved stores are not retried.
          onClose()
          onRetry()
        }}
      />
      <CloseButton aria-label="Close the results" className={classes.close} onClick={onClose} />
    </div>
  )
}

import { CloseButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type ProgressItem, ProgressList } from '#ui/page/ProgressList.tsx'
import classes from './taxes.module.css'

interface TaxResultsProps {
  results: readonly ProgressItem[]
  onRetry: () => void
  onClose: () => void
}

/** Results per store. A single saved store only flashes. */
export function TaxResults({ results, onRetry, onClose }: TaxResultsProps) {
  const failed = results.some(({ state }) => state === 'failed')
  const report = useRef<HTMLDivElement>(null)
  // Save is also at the bottom, in the sticky bar.
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
          // Saved stores are not sent again and get no new result.
          onClose()
          onRetry()
        }}
      />
      <CloseButton aria-label="Close the results" className={classes.close} onClick={onClose} />
    </div>
  )
}

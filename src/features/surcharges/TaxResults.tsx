import { CloseButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type ProgressItem, ProgressList } from '#ui/page/ProgressList.tsx'
import classes from './taxes.module.css'

interface TaxResultsProps {
  results: readonly ProgressItem[]
  /** Saves what failed once more. */
  onRetry: () => void
  onClose: () => void
}

/** The result of each store of the last save. One store that is saved says so by its flash. */
export function TaxResults({ results, onRetry, onClose }: TaxResultsProps) {
  const failed = results.some(({ state }) => state === 'failed')
  const report = useRef<HTMLDivElement>(null)
  // Save is also pressed far below, in the bar that stays in view.
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
          // What is saved by now is not sent again, and gets no new result.
          onClose()
          onRetry()
        }}
      />
      <CloseButton aria-label="Close the results" className={classes.close} onClick={onClose} />
    </div>
  )
}

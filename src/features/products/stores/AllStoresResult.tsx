import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AddToAllStoresAnswer } from '#api/storeProducts.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { ProgressList } from '#ui/page/ProgressList.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { failedStores, mergedResults, otherErrors, resultItems } from './allStores.ts'
import { SomeFailed } from './SomeFailed.tsx'
import classes from './stores.module.css'

const maxShown = 200

interface AllStoresResultProps {
  name: string
  first: AddToAllStoresAnswer
  /** Default: all stores that do not sell the product. Rejects without an answer. */
  onRetry: (storeIds?: readonly number[]) => Promise<AddToAllStoresAnswer>
  onClose: () => void
}

export function AllStoresResult({ name, first, onRetry, onClose }: AllStoresResultProps) {
  const [answer, setAnswer] = useState(first)
  const { pending: retrying, attempt } = useAttempt()

  const retry = async () => {
    const { results } = answer
    const failed = failedStores(results ?? [])
    // A failure is flashed, and the results stay.
    await attempt(async () => {
      // An error without a store may concern any store: retry all.
      const again = await onRetry(otherErrors(answer).length === 0 ? failed : undefined)
      setAnswer(
        results && again.results
          ? { errors: again.errors, results: mergedResults(results, again.results) }
          : again,
      )
    })
  }

  return (
    <div className={dialog.content}>
      <p className={classes.about}>{name}</p>
      {answer.results ? (
        <Results answer={answer} retrying={retrying} onRetry={retry} />
      ) : (
        <SomeFailed errors={answer.errors} retrying={retrying} onRetry={retry} />
      )}
      <div className={dialog.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

interface ResultsProps {
  answer: AddToAllStoresAnswer
  retrying: boolean
  onRetry: () => Promise<void>
}

function Results({ answer, retrying, onRetry }: ResultsProps) {
  const [all, setAll] = useState(false)
  const items = resultItems(answer).map((item) =>
    retrying && item.state === 'failed'
      ? { ...item, state: 'running' as const, note: undefined }
      : item,
  )
  const failed = items.filter(({ state }) => state !== 'done').length
  const shown = all ? items : items.slice(0, Math.max(maxShown, failed))
  return (
    <>
      <Counts answer={answer} />
      {items.length > 0 && (
        <ProgressList
          title="Adding to all stores"
          items={shown}
          onRetryFailed={failed > 0 ? () => void onRetry() : undefined}
        />
      )}
      {shown.length < items.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {items.length} stores
        </Button>
      )}
    </>
  )
}

function Counts({ answer }: { answer: AddToAllStoresAnswer }) {
  const { results = [] } = answer
  const count = (status: string) => results.filter((one) => one.status === status).length
  if (results.length === 0) return null
  const failed = count('failed') + otherErrors(answer).length
  return (
    <p className={classes.counts}>
      {count('added')} added, {count('already')} sold it already, {failed} failed.
    </p>
  )
}

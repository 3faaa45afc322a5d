import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AddToAllStoresAnswer } from '#api/storeProducts.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { ProgressList } from '#ui/page/ProgressList.tsx'
import { failedStores, mergedResults, resultItems } from './allStores.ts'
import classes from './stores.module.css'

/** How many stores are listed until all are asked for. */
const listed = 200

interface AllStoresResultProps {
  name: string
  first: AddToAllStoresAnswer
  /** Tries these stores again; rejects where nothing was answered. */
  onRetry: (storeIds: readonly number[]) => Promise<AddToAllStoresAnswer>
  onClose: () => void
}

/** What came of each store, and the failed ones once more (PLUS-12). */
export function AllStoresResult({ name, first, onRetry, onClose }: AllStoresResultProps) {
  const [answer, setAnswer] = useState(first)
  const [retrying, setRetrying] = useState<ReadonlySet<number>>(new Set())
  const [all, setAll] = useState(false)
  const results = answer.results ?? []
  const failed = failedStores(results)

  const retry = async () => {
    setRetrying(new Set(failed))
    try {
      const again = await onRetry(failed)
      setAnswer({
        errors: again.errors,
        results: mergedResults(results, again.results ?? []),
      })
    } catch {
      // It is flashed; the results stay as they were.
    } finally {
      setRetrying(new Set())
    }
  }

  const items = resultItems(answer).map((item) =>
    typeof item.id === 'number' && retrying.has(item.id)
      ? { ...item, state: 'running' as const, note: undefined }
      : item,
  )
  const shown = all ? items : items.slice(0, Math.max(listed, failed.length))
  return (
    <div className={dialog.content}>
      <Counts results={results} />
      {items.length > 0 && (
        <ProgressList
          title={`Adding ${name} to all stores`}
          items={shown}
          onRetryFailed={failed.length > 0 ? () => void retry() : undefined}
        />
      )}
      {shown.length < items.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {items.length} stores
        </Button>
      )}
      <div className={dialog.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

function Counts({ results }: { results: NonNullable<AddToAllStoresAnswer['results']> }) {
  const count = (status: string) => results.filter((one) => one.status === status).length
  if (results.length === 0) return null
  return (
    <p className={classes.counts}>
      {count('added')} added, {count('already')} sold it already, {count('failed')} failed.
    </p>
  )
}

import { useRef, useState } from 'react'
import type { Batch, Outcome } from '#api/core/batch.ts'
import type { ApiError } from '#api/core/errors.ts'
import { withdrawFlash } from '#ui/flash/flash.ts'
import { useAttempt } from '#ui/useAttempt.ts'
import { useIsUnmounted } from '#ui/useIsUnmounted.ts'

export interface BatchResult {
  readonly state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  readonly refusal?: ApiError
  /** Changed since it failed. */
  readonly isEdited?: boolean
}

const waiting: BatchResult = { state: 'waiting' }

/**
 * Runs a batch and keeps the result of each of its items. `onBusy` is told while calls are made. `failureText` is
 * the flash of a failed batch, which goes when the batch is tried again.
 */
export function useBatch<Item>(
  send: (batch: Batch<Item>) => Promise<Outcome>,
  onBusy: (busy: boolean) => void,
  failureText: (outcome: Outcome) => string | undefined,
) {
  const { pending, attempt } = useAttempt()
  const [items, setItems] = useState<readonly Item[]>([])
  const [results, setResults] = useState<readonly BatchResult[]>([])
  const isStopped = useRef(false)
  const isUnmounted = useIsUnmounted()
  const failure = useRef<string>(undefined)

  /** Whether all of them are done. */
  const run = async (
    chosen: readonly (readonly [index: number, item: Item])[],
    isRetry: boolean,
  ) => {
    let isDone = false
    await attempt(async () => {
      isStopped.current = false
      if (failure.current) withdrawFlash(failure.current)
      if (!isRetry) {
        setItems(chosen.map(([, item]) => item))
        setResults(chosen.map(() => waiting))
      } else setResults((now) => now.map((one) => (one.state === 'stopped' ? waiting : one)))
      const setResult = (at: number, result: BatchResult) =>
        setResults((now) => now.with(chosen[at]?.[0] ?? 0, result))
      onBusy(true)
      const sent = send({
        items: chosen.map(([, item]) => item),
        isRetry,
        shouldContinue: () => !isStopped.current && !isUnmounted.current,
        onStart: (at) => setResult(at, { state: 'running' }),
        onAnswer: (at, refusal) =>
          setResult(at, refusal ? { state: 'failed', refusal } : { state: 'done' }),
      })
      const outcome = await sent.finally(() => onBusy(false))
      failure.current = failureText(outcome)
      isDone = outcome.done === chosen.length
    })
    return isDone
  }

  return {
    items,
    results,
    running: pending,
    start: (next: readonly Item[]) => run([...next.entries()], false),
    /** Includes what was never tried. */
    retry: () =>
      run(
        [...items.entries()].filter(([index]) => results[index]?.state !== 'done'),
        true,
      ),
    /** What is under way ends. */
    stop: () => {
      isStopped.current = true
      setResults((now) => now.map((one) => (one.state === 'waiting' ? { state: 'stopped' } : one)))
    },
    edit: (index: number, item: Item) => {
      setItems((now) => now.with(index, item))
      setResults((now) => now.with(index, { state: 'failed', isEdited: true }))
    },
    clear: () => setItems([]),
  }
}

import { useRef, useState } from 'react'
import type { Batch, Outcome } from '#api/core/batch.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import { useAttempt } from '#ui/useAttempt.ts'

type Result = Pick<ProgressItem, 'state' | 'note'>

/** A batch with progress and a result per item. `onBusy` is told while calls are made. */
export function useFanOut(
  names: readonly string[],
  send: (batch: Batch<number>) => Promise<Outcome>,
  onBusy: (busy: boolean) => void,
) {
  const { pending, attempt } = useAttempt()
  const [results, setResults] = useState<ReadonlyMap<number, Result> | null>(null)
  const stopped = useRef(false)
  const all = names.map((_, at) => at)

  /** Whether all of them are done. Each item shows its own failure, and one flash says that some failed. */
  const run = async (items: readonly number[]) => {
    let isDone = false
    await attempt(async () => {
      const setResult = (index: number, result: Result) =>
        setResults((now) => new Map(now).set(items[index] ?? index, result))
      stopped.current = false
      setResults((now) => now ?? new Map())
      onBusy(true)
      const sent = send({
        items,
        shouldContinue: () => !stopped.current,
        onStart: (index) => setResult(index, { state: 'running' }),
        onAnswer: (index, refusal) =>
          setResult(
            index,
            refusal ? { state: 'failed', note: refusal.message } : { state: 'done' },
          ),
      })
      const { done } = await sent.finally(() => onBusy(false))
      isDone = done === items.length
    })
    return isDone
  }
  const unfinished = all.filter((at) => results?.get(at)?.state !== 'done')

  return {
    items: names.map(
      (label, id): ProgressItem => ({
        id,
        label,
        ...(results?.get(id) ?? { state: 'waiting' }),
      }),
    ),
    started: results !== null,
    running: pending,
    hasFailed: unfinished.some((at) => results?.get(at)?.state === 'failed'),
    isUnfinished: unfinished.length > 0,
    start: () => run(all),
    /** Includes the items that were never tried. */
    retry: () => run(unfinished),
    stop: () => {
      stopped.current = true
    },
  }
}

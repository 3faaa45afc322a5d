import { useRef, useState } from 'react'
import { useCreateVariants } from '#api/variants.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import type { Proposal } from './proposals.ts'

/** Makes variants one by one and keeps what came of each; those that failed can be tried again. */
export function useGeneration(productId: number, onLock: (locked: boolean) => void) {
  const { create, pending } = useCreateVariants(productId)
  const [started, setStarted] = useState<readonly Proposal[]>([])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const stopped = useRef(false)

  const tell = (key: string | undefined, outcome: Outcome) => {
    if (key !== undefined) setOutcomes((now) => new Map(now).set(key, outcome))
  }
  const run = async (proposals: readonly Proposal[]) => {
    if (pending) return
    stopped.current = false
    onLock(true)
    try {
      await create(proposals.map(toDraft), {
        goesOn: () => !stopped.current,
        onStart: (index) => tell(proposals[index]?.key, { state: 'running' }),
        onEnd: (index, failure) =>
          tell(
            proposals[index]?.key,
            failure === null ? { state: 'done' } : { state: 'failed', note: failure },
          ),
      })
    } catch {
      // What failed stands in its row, and that something did is flashed.
    } finally {
      onLock(false)
    }
  }
  const outcomeOf = ({ key }: Proposal): Outcome => outcomes.get(key) ?? { state: 'waiting' }

  return {
    items: started.map(
      (one): ProgressItem => ({
        id: one.key,
        label: `${one.sku} (${one.words})`,
        ...outcomeOf(one),
      }),
    ),
    running: pending,
    unfinished: started.some((one) => outcomeOf(one).state !== 'done'),
    start: (proposals: readonly Proposal[]) => {
      setStarted(proposals)
      setOutcomes(new Map())
      return run(proposals)
    },
    /** Tries those again that failed, and those that were not tried at all. */
    retry: () => void run(started.filter((one) => outcomeOf(one).state !== 'done')),
    stop: () => {
      stopped.current = true
    },
    /** Goes back to the choice. */
    leave: () => setStarted([]),
  }
}

type Outcome = Pick<ProgressItem, 'state' | 'note'>

function toDraft({ sku, attribute_values }: Proposal) {
  return { sku: sku.trim(), attribute_values }
}

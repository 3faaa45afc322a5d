import { useRef, useState } from 'react'
import type { ApiError } from '#api/core/errors.ts'
import { useCreateVariants } from '#api/variants.ts'
import { cleanName } from '#domain/cleanName.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import type { Proposal } from './proposals.ts'

type Outcome = Pick<ProgressItem, 'state' | 'note'> & {
  /** Null once the user changed the refused SKU. */
  readonly sku?: string | null
}

export type Generation = ReturnType<typeof useGeneration>

export function useGeneration(productId: number, onBusy: (busy: boolean) => void) {
  const create = useCreateVariants(productId)
  const { pending, attempt } = useAttempt()
  const [started, setStarted] = useState<readonly Proposal[]>([])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const stopped = useRef(false)

  const setOutcome = (key: string | undefined, outcome: Outcome) => {
    if (key !== undefined) setOutcomes((now) => new Map(now).set(key, outcome))
  }
  const run = async (proposals: readonly Proposal[]) => {
    stopped.current = false
    onBusy(true)
    const created = create({
      items: proposals.map(toDraft),
      shouldContinue: () => !stopped.current,
      onStart: (index) => setOutcome(proposals[index]?.key, { state: 'running' }),
      onAnswer: (index, refusal) => setOutcome(proposals[index]?.key, outcomeOfCall(refusal)),
    })
    await created.finally(() => onBusy(false))
  }
  const outcomeOf = ({ key }: Proposal): Outcome => outcomes.get(key) ?? { state: 'waiting' }

  return {
    items: started.map((one): ProgressItem => {
      const { state, note } = outcomeOf(one)
      return { id: one.key, label: `${one.sku} (${one.words})`, state, note }
    }),
    /** The refused ones, until their SKU is changed. */
    refused: started.flatMap((proposal) => {
      const { sku } = outcomeOf(proposal)
      return sku === undefined ? [] : [{ proposal, reason: sku }]
    }),
    /** Some changed SKU was not tried yet. */
    edited: started.some((one) => outcomeOf(one).sku === null),
    edit: (key: string, sku: string) => {
      setStarted((now) => now.map((one) => (one.key === key ? { ...one, sku } : one)))
      setOutcome(key, { state: 'failed', note: 'Not tried with this SKU yet.', sku: null })
    },
    running: pending,
    unfinished: started.some((one) => outcomeOf(one).state !== 'done'),
    // Each row shows its own failure, and one flash says that rows failed.
    start: (proposals: readonly Proposal[]) =>
      attempt(() => {
        setStarted(proposals)
        setOutcomes(new Map())
        return run(proposals)
      }),
    /** Includes variants never tried. */
    retry: () => void attempt(() => run(started.filter((one) => outcomeOf(one).state !== 'done'))),
    stop: () => {
      stopped.current = true
    },
    leave: () => setStarted([]),
  }
}

function outcomeOfCall(refusal: ApiError | null): Outcome {
  if (!refusal) return { state: 'done' }
  const sku = refusal.fields.find(({ path }) => path === 'sku')?.message
  return { state: 'failed', note: refusal.message, ...(sku === undefined ? {} : { sku }) }
}

function toDraft({ sku, attribute_values }: Proposal) {
  return { sku: cleanName(sku), attribute_values }
}

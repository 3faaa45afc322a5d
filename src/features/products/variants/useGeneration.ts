import { notCreatedText, useCreateVariants } from '#api/variants.ts'
import { type BatchResult, useBatch } from '#components/useBatch.ts'
import { cleanName } from '#domain/cleanName.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import type { Proposal } from './proposals.ts'

export type Generation = ReturnType<typeof useGeneration>

interface GenerationEvents {
  readonly onBusy: (busy: boolean) => void
  readonly onCreated: (proposal: Proposal) => void
}

export function useGeneration(productId: number, { onBusy, onCreated }: GenerationEvents) {
  const create = useCreateVariants(productId)
  const batch = useBatch<Proposal>(
    ({ items, onAnswer, ...proposals }) =>
      create({
        ...proposals,
        items: items.map(toDraft),
        onAnswer: (index, refusal) => {
          onAnswer(index, refusal)
          const proposal = items[index]
          if (proposal && !refusal) onCreated(proposal)
        },
      }),
    onBusy,
    ({ all, refused }) => (refused.length > 0 ? notCreatedText(refused.length, all) : undefined),
  )
  const { items: started, results } = batch

  return {
    items: started.map((one, index): ProgressItem => {
      const { state = 'waiting', refusal, isEdited } = results[index] ?? {}
      const note = isEdited ? 'Not tried with this SKU yet.' : refusal?.message
      return { id: one.key, label: `${one.sku} (${one.words})`, state, note }
    }),
    /** Variants whose SKU was refused. The reason is null after the user changed the SKU. */
    refused: started.flatMap((proposal, index) => {
      const reason = skuReason(results[index])
      return reason === undefined ? [] : [{ proposal, reason }]
    }),
    /** Whether a changed SKU was not tried yet. */
    edited: results.some(({ isEdited }) => isEdited),
    edit: (key: string, sku: string) => {
      const index = started.findIndex((one) => one.key === key)
      const proposal = started[index]
      if (proposal) batch.edit(index, { ...proposal, sku })
    },
    running: batch.running,
    unfinished: results.some(({ state }) => state !== 'done'),
    start: batch.start,
    retry: () => void batch.retry(),
    stop: batch.stop,
    leave: batch.clear,
  }
}

function skuReason(result: BatchResult | undefined): string | null | undefined {
  if (result?.isEdited) return null
  return result?.refusal?.fields.find(({ path }) => path === 'sku')?.message
}

function toDraft({ sku, attribute_values }: Proposal) {
  return { sku: cleanName(sku), attribute_values }
}

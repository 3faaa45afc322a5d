import { Button, Checkbox } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import type { Product } from '#api/products.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { knownSkus } from '#api/variants.ts'
import { isSame } from '#domain/values.ts'
import { counted } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { useDraft } from '#ui/drafts/useDraft.ts'
import { faultAt } from '#ui/form/errors.ts'
import { useSaveShortcut } from '#ui/form/saveShortcut.ts'
import { useUnsaved } from '#ui/form/unsaved.tsx'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import { usePlannedPrices } from '../plannedPrices.tsx'
import { GenerationResult } from './GenerationResult.tsx'
import { ProposalRow } from './ProposalRow.tsx'
import {
  type Proposal,
  priceFaults,
  pricePath,
  proposedAtOnce,
  skuFaults,
  skuPath,
} from './proposals.ts'
import { useGeneration } from './useGeneration.ts'
import classes from './variants.module.css'

export const generateTitle = 'Generate Variants'

interface GenerateFormProps {
  product: Product
  found: readonly Proposal[]
  /** Whether more variants are missing than `found` has. */
  more: boolean
  /** The dialog must stay open while busy. */
  onBusy: (busy: boolean) => void
  onClose: () => void
}

const editSchema = z.object({
  price: z.string().exactOptional(),
  sku: z.string().exactOptional(),
  wanted: z.boolean().exactOptional(),
})

type Edits = ReadonlyMap<string, z.output<typeof editSchema>>

export function GenerateForm(props: GenerateFormProps) {
  const { product, found, more, onBusy, onClose } = props
  const client = useQueryClient()
  const [edits, setEdits] = useState<Edits>(new Map())
  const ref = useRef<HTMLFormElement>(null)
  const { plan } = usePlannedPrices()
  const generation = useGeneration(product.id, { onBusy, onCreated: plan })
  const soldAt = useQuery(productStoresQuery(product.id)).data?.length
  const isPriced = soldAt === 0
  const proposals = found.map((one) => ({ ...one, ...edits.get(one.key) }))
  const selected = proposals.filter((one) => one.wanted)
  const isSent = generation.items.length > 0
  const typed = isSent ? generation.edited : !isSame(proposals, found)
  const { key, offer } = useDraft({
    title: generateTitle,
    isOn: true,
    hasChanges: typed && !isSent,
    revision: proposals,
    typed: () => ({ values: typed && !isSent ? Object.fromEntries(edits) : {}, baseline: {} }),
    fits: (key, edit) => found.some((one) => one.key === key) && editSchema.safeParse(edit).success,
    saved: () => undefined,
    label: (key) => found.find((one) => one.key === key)?.words ?? key,
    restore: ({ values }) =>
      setEdits(new Map(Object.entries(values).map(([key, edit]) => [key, editSchema.parse(edit)]))),
  })
  useUnsaved(generateTitle, typed ? ['Missing variants'] : [], key)
  useSaveShortcut(ref, { unsaved: () => typed, save: () => ref.current?.requestSubmit() })

  const check = (): Checked<readonly Proposal[]> => {
    const skus = skuFaults(proposals, knownSkus(client))
    const prices = isPriced ? priceFaults(proposals) : new Map<string, string>()
    const [first, ...rest] = [
      ...[...skus].map(([key, message]) => ({ path: skuPath(key), message })),
      ...[...prices].map(([key, message]) => ({ path: pricePath(key), message })),
    ]
    return first ? { faults: [first, ...rest] } : { sent: selected }
  }
  const { errors, forget, onSubmit } = useSubmit(ref, check, {
    onAsk: async (chosen) => chosen.length > 0,
    onSubmit: generation.start,
  })
  const edit = (keys: readonly string[], change: z.output<typeof editSchema>) => {
    setEdits((now) => {
      const next = new Map(now)
      for (const key of keys) next.set(key, { ...next.get(key), ...change })
      return next
    })
    for (const key of keys) {
      forget(skuPath(key))
      forget(pricePath(key))
    }
  }

  if (isSent) return <GenerationResult generation={generation} onClose={onClose} />

  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className={dialog.content}>
      <p className={classes.about}>{product.name}</p>
      <DraftLine offer={offer} />
      <p className={classes.none}>
        {more
          ? `These are the first ${proposedAtOnce} combinations that no variant has yet.`
          : 'No variant has these combinations yet.'}
        {isPriced && ' The prices take effect with Add to All Stores.'}
        {soldAt !== undefined &&
          soldAt > 0 &&
          ` ${counted(soldAt, 'store')} will sell them at the base price, which you change in Where It Is Sold.`}
      </p>
      <Checkbox
        label={`${selected.length} of ${proposals.length} chosen`}
        aria-label="Choose all"
        checked={selected.length === proposals.length}
        indeterminate={selected.length > 0 && selected.length < proposals.length}
        onChange={(event) =>
          edit(
            proposals.map(({ key }) => key),
            { wanted: event.currentTarget.checked },
          )
        }
      />
      <ul aria-label="Missing variants" className={classes.proposals}>
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.key}
            proposal={proposal}
            fault={faultAt(errors, skuPath(proposal.key))}
            priceFault={faultAt(errors, pricePath(proposal.key))}
            isPriced={isPriced}
            onChange={(change) => edit([proposal.key], change)}
          />
        ))}
      </ul>
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={selected.length === 0}>
          Create {counted(selected.length, 'Variant')}
        </Button>
      </div>
    </form>
  )
}

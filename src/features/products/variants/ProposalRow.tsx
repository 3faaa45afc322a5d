import { Checkbox, TextInput } from '@mantine/core'
import { PriceInput } from '../PriceInput.tsx'
import { type Proposal, pricePath, skuPath } from './proposals.ts'
import classes from './variants.module.css'

interface ProposalRowProps {
  proposal: Proposal
  fault: string | undefined
  priceFault: string | undefined
  /** Whether the variants get a price here. */
  isPriced: boolean
  onChange: (change: Partial<Proposal>) => void
}

export function ProposalRow(props: ProposalRowProps) {
  const { proposal, fault, priceFault, isPriced, onChange } = props
  const { key, words, sku, wanted, price } = proposal
  return (
    <li className={classes.proposal} data-priced={isPriced || undefined}>
      <Checkbox
        label={words}
        checked={wanted}
        onChange={(event) => onChange({ wanted: event.currentTarget.checked })}
      />
      <TextInput
        size="sm"
        aria-label={`SKU of ${words}`}
        value={sku}
        disabled={!wanted}
        error={fault}
        data-path={skuPath(key)}
        autoComplete="off"
        onChange={(event) => onChange({ sku: event.currentTarget.value })}
      />
      {isPriced && (
        <PriceInput
          aria-label={`Price of ${words}`}
          value={price}
          disabled={!wanted}
          error={priceFault}
          data-path={pricePath(key)}
          onType={(text) => onChange({ price: text })}
        />
      )}
    </li>
  )
}

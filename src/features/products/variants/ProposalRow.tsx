import { Checkbox, TextInput } from '@mantine/core'
import { type Proposal, skuPath } from './proposals.ts'
import classes from './variants.module.css'

interface ProposalRowProps {
  proposal: Proposal
  fault: string | undefined
  onChange: (change: Partial<Proposal>) => void
}

export function ProposalRow({ proposal, fault, onChange }: ProposalRowProps) {
  const { key, words, sku, wanted } = proposal
  return (
    <li className={classes.proposal}>
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
    </li>
  )
}

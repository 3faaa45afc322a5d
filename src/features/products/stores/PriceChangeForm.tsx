import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type RefObject, useState } from 'react'
import type { Variant } from '#api/variants.ts'
import {
  changedPrice,
  type PriceChangeKind,
  priceChangeText,
  readPriceChange,
} from '#domain/prices/priceChange.ts'
import { amountFaultText } from '#ui/form/schemas.ts'
import type { GridHandle } from '#ui/grid/gridProps.ts'
import { columnOf, variantWords } from './priceMatrix.ts'
import classes from './stores.module.css'

interface PriceChangeFormProps {
  grid: RefObject<GridHandle | null>
  variants: readonly Variant[]
}

const kinds = {
  set: { label: 'Set to', hint: 'Cents, such as 495, or dollars, such as 4.95.' },
  raise: { label: 'Raise by', hint: 'Such as 25, $0.25 or 5%. A minus lowers.' },
} as const satisfies Record<PriceChangeKind, unknown>

const scopes = [
  { value: 'selected', label: 'Selected cells' },
  { value: 'all', label: 'All shown' },
]

/** Changes many cells of the matrix. Nothing is sent before its Save. */
export function PriceChangeForm({ grid, variants }: PriceChangeFormProps) {
  const [scope, setScope] = useState('selected')
  const [kind, setKind] = useState<PriceChangeKind>('set')
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const change = readPriceChange(kind, text)
  const fault = typeof change === 'string' ? amountFaultText(change, 'Amount', text) : undefined
  const columns = variants.map(({ id }) => columnOf(id))
  const apply = () => {
    setIsTried(fault !== undefined)
    if (typeof change === 'string') return
    const cells = scope === 'selected' ? scope : columns.filter((id) => ['all', id].includes(scope))
    grid.current?.change(cells, (cents) => changedPrice(cents, change))
  }
  return (
    <form
      aria-label="Change prices"
      className={classes.change}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <NativeSelect
        size="sm"
        label="Which"
        value={scope}
        data={[
          ...scopes,
          ...variants.map((variant) => ({
            value: columnOf(variant.id),
            label: `${variantWords(variant)}, all shown`,
          })),
        ]}
        onChange={(event) => setScope(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        label="How"
        value={kind}
        data={Object.entries(kinds).map(([value, { label }]) => ({ value, label }))}
        onChange={(event) => {
          setKind(event.currentTarget.value === 'raise' ? 'raise' : 'set')
          setIsTried(false)
        }}
      />
      <TextInput
        size="sm"
        label="Amount"
        inputMode={kind === 'set' ? 'decimal' : 'text'}
        autoComplete="off"
        value={text}
        description={typeof change === 'string' ? kinds[kind].hint : priceChangeText(change)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isTried && fault}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsTried(false)
        }}
      />
      <Button type="submit" variant="default" className={classes.apply}>
        Apply
      </Button>
    </form>
  )
}

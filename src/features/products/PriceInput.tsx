import { TextInput, type TextInputProps } from '@mantine/core'
import { formatDollars, parseAmount } from '#domain/prices/money.ts'
import { moneyFault } from '#ui/form/schemas.ts'

interface PriceInputProps extends TextInputProps {
  value: string
  onType: (text: string) => void
}

/** A price in a list of prices: cents or dollars, with what it reads beside it (AMB-230). */
export function PriceInput({ value, onType, error, ...input }: PriceInputProps) {
  const cents = parseAmount(value)
  return (
    <TextInput
      {...input}
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={error ?? (value.trim() === '' ? undefined : moneyFault('Price', value))}
      rightSection={cents !== null && formatDollars(cents)}
      rightSectionWidth="auto"
      rightSectionProps={{ style: { paddingInline: '0.75rem' } }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

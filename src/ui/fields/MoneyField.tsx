import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { centsText, formatDollars, parseAmount } from '#domain/prices/money.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { moneyFault } from '../form/schemas.ts'
import classes from './fields.module.css'
import { pressesSave } from './NativeInput.tsx'

interface MoneyFieldProps extends Omit<FieldBase, 'description'> {
  value: string
  onChange: (text: string) => void
  /** Whether a blank field becomes 0 on blur instead of a fault. */
  blankIsZero?: boolean
}

/** Cents or dollars; a note shows the parsed amount. Other text stays, and gets its fault on blur (AMB-230). */
export function MoneyField({ value, onChange, blankIsZero = false, ...input }: MoneyFieldProps) {
  const [leftText, setLeftText] = useState<string | null>(null)
  const cents = parseAmount(blankIsZero && value.trim() === '' ? '0' : value)
  const fault = cents === null && leftText === value ? moneyFault(input.label, value) : undefined

  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: classes.number, description: classes.number }}
      value={value}
      description={
        cents === null
          ? 'Type cents, such as 495, or dollars, such as 4.95.'
          : `= ${formatDollars(cents)}`
      }
      error={input.error ?? fault}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={({ relatedTarget }) => {
        if (cents !== null) onChange(centsText(cents))
        // A new fault moves the Save button away from under the pointer, so pressing Save shows none.
        else if (!pressesSave(relatedTarget)) setLeftText(value)
      }}
    />
  )
}

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { centsText, formatDollars, parseAmount } from '#domain/prices/money.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'
import { moneyFault } from './moneySchema.ts'
import { pressesSave } from './NativeInput.tsx'

interface MoneyFieldProps extends Omit<FieldBase, 'description'> {
  /** The typed text, which a `moneySchema` reads. */
  value: string
  onChange: (text: string) => void
  /** Whether a blank field becomes 0 when it is left. Any other blank field is refused. */
  blankIsZero?: boolean
}

/**
 * An amount of money in cents, which can be typed in dollars as well. The field says how it reads the text. A
 * text that is no amount stays as it was typed, and is marked when the field is left (AMB-230).
 */
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
        // A fault that appears moves what is below it, so that the press on Save would miss its button.
        else if (!pressesSave(relatedTarget)) setLeftText(value)
      }}
    />
  )
}

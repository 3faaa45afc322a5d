import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldBase, fieldOrder } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface NumberFieldProps<Blank extends number | null> extends FieldBase {
  value: number | Blank
  onChange: (value: number | Blank) => void
  min?: number
  max?: number
  /** The value of an emptied input: null stays empty, a number comes back when the input is left. */
  blank: Blank
  /** Whether the number may have decimals. */
  decimals?: boolean
  placeholder?: string
  /** A sign behind the number, e.g. `%`. */
  unit?: string
}

/**
 * A number within bounds: one beyond them becomes the nearest one at once, and what is no number is not
 * taken.
 */
export function NumberField<Blank extends number | null>({
  value,
  onChange,
  min = 0,
  max = 2_147_483_647,
  blank,
  decimals = false,
  unit,
  ...input
}: NumberFieldProps<Blank>) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = draft === null ? null : numberIn(draft, decimals)
  // The form may set another number while the input has the focus.
  const typing = draft !== null && (draft.trim() === '' ? value === blank : read === value)
  const text = typing ? draft : value === null ? '' : String(value)

  return (
    <TextInput
      {...input}
      inputWrapperOrder={fieldOrder}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      classNames={{ input: classes.number }}
      rightSection={unit}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value
        const number = numberIn(typed, decimals)
        if (typed.trim() !== '' && number === null) return
        setDraft(typed)
        onChange(number === null ? blank : Math.min(max, Math.max(min, number)))
      }}
      onBlur={() => setDraft(null)}
    />
  )
}

function numberIn(text: string, decimals: boolean): number | null {
  const form = decimals ? /^-?\d{1,10}([.,]\d*)?$/ : /^-?\d{1,10}$/
  return form.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
}

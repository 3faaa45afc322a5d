import { mediumDate } from '#domain/calendar.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { NativeInput } from './NativeInput.tsx'

interface DateFieldProps extends FieldBase {
  /** 'YYYY-MM-DD'. */
  value: string | null
  onChange: (date: string | null) => void
  min?: string
  max?: string
  onLeave?: () => void
}

/** A date, typed or picked. An impossible date like 31 February stays with a fault; Escape restores the last date. */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  const refusal = 'There is no such date. Enter a month, a day that it has, and a year.'
  return (
    <NativeInput
      {...input}
      type="date"
      text={value ?? ''}
      onText={(date) => onChange(date === '' ? null : date)}
      refusal={(before) =>
        before === '' ? refusal : `${refusal} Escape brings ${mediumDate(before)} back.`
      }
    />
  )
}

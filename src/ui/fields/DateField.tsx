import { mediumDate } from '#domain/calendar.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { NativeInput } from './NativeInput.tsx'

interface DateFieldProps extends FieldBase {
  /** 'YYYY-MM-DD'; null as long as there is none. */
  value: string | null
  onChange: (date: string | null) => void
  /** The first and the last date of the browser's own calendar. */
  min?: string
  max?: string
  /** Called when the input is left. */
  onLeave?: () => void
}

/**
 * A date, typed or picked. An entry that no calendar has, like 31 February, is no date: it stays with a fault, and
 * Escape brings the last date back.
 */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  const why = 'There is no such date. Enter a month, a day that it has, and a year.'
  return (
    <NativeInput
      {...input}
      type="date"
      text={value ?? ''}
      onText={(date) => onChange(date === '' ? null : date)}
      refusal={(before) =>
        before === '' ? why : `${why} Escape brings ${mediumDate(before)} back.`
      }
    />
  )
}

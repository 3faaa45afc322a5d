import { clockText } from '#domain/calendar.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { NativeInput } from './NativeInput.tsx'

interface TimeFieldProps extends FieldBase {
  /** A time of day of the store, 'HH:mm:ss'; null as long as there is none. */
  value: string | null
  /** Takes 'HH:mm:00'. */
  onChange: (time: string | null) => void
}

/**
 * A time of day, typed or picked. Seconds are kept as long as nobody changes the time. An unfinished entry is no time: it
 * stays with a fault, and Escape brings the last time back.
 */
export function TimeField({ value, onChange, ...input }: TimeFieldProps) {
  const why = 'A time needs hours and minutes.'
  return (
    <NativeInput
      {...input}
      type="time"
      text={value?.slice(0, 5) ?? ''}
      onText={(time) => onChange(time === '' ? null : `${time.slice(0, 5)}:00`)}
      refusal={(before) =>
        before === '' ? why : `${why} Escape brings ${clockText(before)} back.`
      }
    />
  )
}

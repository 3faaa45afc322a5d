import { clockText } from '#domain/calendar.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { NativeInput } from './NativeInput.tsx'

interface TimeFieldProps extends FieldBase {
  /** 'HH:mm:ss', a time of day at the store. */
  value: string | null
  /** Called with 'HH:mm:00'. */
  onChange: (time: string | null) => void
}

/** Seconds stay until the time changes. An unfinished entry stays with a fault; Escape restores the time. */
export function TimeField({ value, onChange, ...input }: TimeFieldProps) {
  const refusal = 'A time needs hours and minutes.'
  return (
    <NativeInput
      {...input}
      type="time"
      text={value?.slice(0, 5) ?? ''}
      onText={(time) => onChange(time === '' ? null : `${time.slice(0, 5)}:00`)}
      refusal={(before) =>
        before === '' ? refusal : `${refusal} Escape brings ${clockText(before)} back.`
      }
    />
  )
}

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { clockText } from '#domain/calendar.ts'
import { type FieldBase, fieldOrder } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface TimeFieldProps extends FieldBase {
  /** A time of day of the store, 'HH:mm:ss'; null as long as there is none. */
  value: string | null
  /** Takes 'HH:mm:00'. */
  onChange: (time: string | null) => void
}

/**
 * A time of day, typed or picked in the browser's own input. Seconds are kept as long as nobody changes
 * the time (PROMO-38). An unfinished entry puts the last time back and says so.
 */
export function TimeField({ value, onChange, ...input }: TimeFieldProps) {
  const [typing, setTyping] = useState(false)
  const [note, setNote] = useState<string | null>(null)

  return (
    <div>
      <TextInput
        {...input}
        type="time"
        inputWrapperOrder={fieldOrder}
        classNames={{ input: classes.number }}
        value={typing ? '' : (value?.slice(0, 5) ?? '')}
        onChange={(event) => {
          const { value: time, validity } = event.currentTarget
          setNote(null)
          setTyping(validity.badInput)
          if (!validity.badInput) onChange(time === '' ? null : `${time.slice(0, 5)}:00`)
        }}
        onBlur={(event) => {
          if (event.currentTarget.validity.badInput)
            setNote(
              value === null
                ? 'Enter hours and minutes.'
                : `A time needs hours and minutes: ${clockText(value)} is back.`,
            )
          setTyping(false)
        }}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

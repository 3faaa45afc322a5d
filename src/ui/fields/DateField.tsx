import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { mediumDate } from '#domain/calendar.ts'
import { type FieldBase, fieldOrder } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface DateFieldProps extends FieldBase {
  /** 'YYYY-MM-DD'; null as long as there is none. */
  value: string | null
  onChange: (date: string | null) => void
  /** The first and the last date of the browser's own calendar. */
  min?: string
  max?: string
}

/**
 * A date, typed or picked in the browser's own input, whose value is a text: no time zone shifts it. An
 * entry that no calendar has, like 31 February, puts the last date back and says so.
 */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  const [typing, setTyping] = useState(false)
  const [note, setNote] = useState<string | null>(null)

  return (
    <div>
      <TextInput
        {...input}
        type="date"
        inputWrapperOrder={fieldOrder}
        classNames={{ input: classes.number }}
        // The browser's value of an unfinished date is '': another one would wipe out what is typed.
        value={typing ? '' : (value ?? '')}
        onChange={(event) => {
          const { value: date, validity } = event.currentTarget
          setNote(null)
          setTyping(validity.badInput)
          if (!validity.badInput) onChange(date === '' ? null : date)
        }}
        onBlur={(event) => {
          if (event.currentTarget.validity.badInput) setNote(refusal(value))
          setTyping(false)
        }}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

function refusal(back: string | null): string {
  const why = 'There is no such date'
  return back === null
    ? `${why}. Enter a month, a day that it has, and a year.`
    : `${why}: ${mediumDate(back)} is back.`
}

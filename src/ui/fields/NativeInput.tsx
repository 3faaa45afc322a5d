import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldBase, fieldOrder } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface NativeInputProps extends FieldBase {
  type: 'date' | 'time'
  /** The text of the input: 'YYYY-MM-DD' or 'HH:mm'; '' as long as there is none. */
  text: string
  onText: (text: string) => void
  min?: string
  max?: string
  /** What is said when an entry is not taken and the last value is back. */
  refusal: () => string
}

/** The browser's own input of a date or a time, whose value is a text: no time zone shifts it. */
export function NativeInput({ text, onText, refusal, ...input }: NativeInputProps) {
  const [typing, setTyping] = useState(false)
  const [note, setNote] = useState<string | null>(null)

  return (
    <div>
      <TextInput
        {...input}
        inputWrapperOrder={fieldOrder}
        classNames={{ input: classes.number }}
        // The browser's value of an unfinished entry is '': another one would wipe out what is typed.
        value={typing ? '' : text}
        onChange={(event) => {
          const { value, validity } = event.currentTarget
          setNote(null)
          setTyping(validity.badInput)
          if (!validity.badInput) onText(value)
        }}
        onBlur={(event) => {
          if (event.currentTarget.validity.badInput) setNote(refusal())
          setTyping(false)
        }}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

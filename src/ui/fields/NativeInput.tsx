import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface NativeInputProps extends FieldBase {
  type: 'date' | 'time'
  /** The text of the input: 'YYYY-MM-DD' or 'HH:mm'; '' as long as there is none. */
  text: string
  onText: (text: string) => void
  min?: string
  max?: string
  /** What is said when an entry is not taken and the text from before it is back. */
  refusal: (before: string) => string
  /** Called when the entry cannot be read, until it can be or the text from before it is back. */
  onUnreadable?: () => void
}

/** The browser's own input of a date or a time, whose value is a text: no time zone shifts it. */
export function NativeInput({ text, onText, refusal, onUnreadable, ...input }: NativeInputProps) {
  const [typing, setTyping] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  // The text before the user typed. A half-typed entry may be a value, like 3 February before the 31st.
  const before = useRef(text)

  return (
    <div>
      <TextInput
        {...input}
        classNames={{ input: classes.number }}
        // The browser's value of an unfinished entry is ''. Any other value would erase the typed text.
        value={typing ? '' : text}
        data-unreadable={typing || undefined}
        onFocus={() => {
          if (!typing) before.current = text
        }}
        onChange={(event) => {
          const { value, validity } = event.currentTarget
          setNote(null)
          setTyping(validity.badInput)
          if (validity.badInput) onUnreadable?.()
          else onText(value)
        }}
        onBlur={(event) => {
          const { badInput } = event.currentTarget.validity
          if (badInput && pressesSave(event.relatedTarget)) return
          setTyping(false)
          if (!badInput) return
          if (before.current !== text) onText(before.current)
          setNote(refusal(before.current))
        }}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

/** Whether the focus goes to a Save button. Its form refuses an unreadable entry and focuses the entry again. */
export function pressesSave(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === 'submit'
}

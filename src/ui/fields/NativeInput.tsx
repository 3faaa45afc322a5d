import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface NativeInputProps extends FieldBase {
  type: 'date' | 'time'
  /** The text of the input: 'YYYY-MM-DD' or 'HH:mm'; '' as long as there is none. */
  text: string
  /** Takes the text, '' for an entry that cannot be read. The text of the next drawing has to be the same. */
  onText: (text: string) => void
  /** Called when the input is left. */
  onLeave?: (() => void) | undefined
  min?: string
  max?: string
  /** What is said of an entry that cannot be read when the input is left; `before` is the text that Escape brings back. */
  refusal: (before: string) => string
}

/**
 * The browser's own input of a date or a time, whose value is a text: no time zone shifts it. An entry that cannot be
 * read stays as it was typed, with a fault, until it is mended or Escape brings the text from before it back.
 */
export function NativeInput({ text, onText, onLeave, refusal, ...input }: NativeInputProps) {
  const [unreadable, setUnreadable] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  // The text before the user typed. A half-typed entry may be a value, like 3 February before the 31st.
  const before = useRef(text)
  // A text that came from elsewhere has replaced the entry.
  if (unreadable && text !== '') accept()
  const isRefused = unreadable && !input.disabled

  function accept() {
    setUnreadable(false)
    setFault(null)
  }
  const refuse = () => {
    setUnreadable(true)
    if (text !== '') onText('')
  }
  const putBack = (entry: HTMLInputElement) => {
    // The browser's value of an unreadable entry is '' already, so that drawing '' would leave the entry in the input.
    entry.value = ''
    accept()
    onText(before.current)
  }

  return (
    <TextInput
      {...input}
      classNames={{ input: classes.number }}
      value={text}
      error={(isRefused && fault) || input.error}
      errorProps={isRefused ? { role: 'alert' } : undefined}
      data-unreadable={isRefused || undefined}
      // The dialog around the input hears Escape first.
      data-mantine-stop-propagation={isRefused || undefined}
      onFocus={() => {
        if (!unreadable) before.current = text
      }}
      onChange={({ currentTarget: { value, validity } }) => {
        if (validity.badInput) return refuse()
        accept()
        onText(value)
      }}
      // The browser tells no change where an entry that cannot be read begins in an empty input, or is emptied.
      onKeyUp={({ currentTarget: { validity } }) => {
        if (validity.badInput) refuse()
        else if (unreadable) accept()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.validity.badInput) return
        event.stopPropagation()
        putBack(event.currentTarget)
      }}
      onBlur={(event) => {
        onLeave?.()
        if (!event.currentTarget.validity.badInput) return accept()
        // A fault that appears moves what is below it, so that the press on Save would miss its button.
        if (pressesSave(event.relatedTarget)) return
        refuse()
        setFault(refusal(before.current))
      }}
    />
  )
}

/** Whether the focus goes to a Save button. Its form refuses an unreadable entry and focuses the entry again. */
export function pressesSave(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === 'submit'
}

import { TextInput } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'

interface NativeInputProps extends FieldBase {
  type: 'date' | 'time'
  /** 'YYYY-MM-DD' or 'HH:mm'; '' without a value. */
  text: string
  /** Called with '' for an unreadable entry. The next `text` must be the same. */
  onText: (text: string) => void
  onLeave?: (() => void) | undefined
  min?: string
  max?: string
  /** Fault of an unreadable entry on blur; `before` is the text that Escape restores. */
  refusal: (before: string) => string
}

/**
 * The browser's input of a date or a time. Its value is text, so no time zone shifts it. An unreadable entry
 * stays with a fault until it is fixed.
 */
export function NativeInput({ text, onText, onLeave, refusal, ...input }: NativeInputProps) {
  const [unreadable, setUnreadable] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  // Set on focus: a half-typed entry may be a value too, like 3 February before the 31st.
  const before = useRef(text)
  const isUnreadable = unreadable && text === ''
  const isRefused = isUnreadable && !input.disabled

  const accept = () => {
    setUnreadable(false)
    setFault(null)
  }
  // A new text from the form has replaced the entry.
  useLayoutEffect(() => {
    if (text === '') return
    setUnreadable(false)
    setFault(null)
  }, [text])
  const refuse = () => {
    setUnreadable(true)
    if (text !== '') onText('')
  }
  const putBack = (entry: HTMLInputElement) => {
    // The browser's value of an unreadable entry is '' already: rendering '' would leave the entry in place.
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
      // Mantine's dialogs hear Escape first.
      data-mantine-stop-propagation={isRefused || undefined}
      onFocus={() => {
        if (!isUnreadable) before.current = text
      }}
      onChange={({ currentTarget: { value, validity } }) => {
        if (validity.badInput) return refuse()
        accept()
        onText(value)
      }}
      // Browsers fire no change event when an unreadable entry begins in an empty input, or is emptied.
      onKeyUp={({ currentTarget: { validity } }) => {
        if (validity.badInput) refuse()
        else if (isUnreadable) accept()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.validity.badInput) return
        event.stopPropagation()
        putBack(event.currentTarget)
      }}
      onBlur={(event) => {
        onLeave?.()
        if (!event.currentTarget.validity.badInput) return accept()
        if (pressesSave(event.relatedTarget)) return
        refuse()
        setFault(refusal(before.current))
      }}
    />
  )
}

/** Whether a Save button takes the focus. Its form refuses an unreadable entry and focuses the entry again. */
export function pressesSave(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === 'submit'
}

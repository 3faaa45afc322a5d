import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import classes from './fields.module.css'
import { pressesSave } from './NativeInput.tsx'

interface NumberFieldProps<Blank extends number | null> extends FieldBase {
  value: number | Blank
  onChange: (value: number | Blank) => void
  max?: number
  /** The value of an emptied input. A number is shown on blur, null is not. */
  blank: Blank
  decimals?: boolean
  placeholder?: string
  unit?: string
}

/** A number above `max` becomes `max`, other entries restore the last number; a note quotes the entry. */
export function NumberField<Blank extends number | null>({
  value,
  onChange,
  max = Number.POSITIVE_INFINITY,
  blank,
  decimals = false,
  unit,
  ...input
}: NumberFieldProps<Blank>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const before = useRef(value)
  const read = draft === null ? null : numberIn(draft, decimals)
  const unreadable = draft !== null && draft.trim() !== '' && read === null
  // The form may set another number while the input has the focus.
  const typing =
    draft !== null && (unreadable || (draft.trim() === '' ? value === blank : read === value))
  const text = typing ? draft : value === null ? '' : String(value)

  const change = (typed: string) => {
    const number = numberIn(typed, decimals)
    setDraft(typed)
    setNote(number !== null && number > max ? takenInstead(typed, 'more', max) : null)
    if (typed.trim() === '') onChange(blank)
    else if (number !== null) onChange(Math.min(max, number))
  }

  const leave = (next: EventTarget | null) => {
    if (unreadable && pressesSave(next)) return
    if (unreadable) {
      onChange(before.current)
      setNote(refusalOf(draft, before.current, decimals))
    }
    setDraft(null)
  }

  return (
    <div>
      <TextInput
        {...input}
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete="off"
        classNames={{ input: classes.number }}
        rightSection={unit}
        rightSectionPointerEvents="none"
        value={text}
        data-unreadable={unreadable || undefined}
        onFocus={() => {
          if (draft === null) before.current = value
        }}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

function numberIn(text: string, decimals: boolean): number | null {
  const form = decimals ? /^-?\d{1,15}([.,]\d*)?$/ : /^-?\d{1,15}$/
  return form.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
}

export function takenInstead(entry: string, than: 'more' | 'less', bound: number): string {
  return `“${entry.trim()}” is ${than} than ${bound}: ${bound} is taken.`
}

function refusalOf(entry: string, back: number | null, decimals: boolean): string {
  const what = `“${entry.trim()}” is not a ${decimals ? '' : 'whole '}number`
  return back === null ? `${what}.` : `${what}: ${back} is back.`
}

import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import {
  formatCents,
  formatDollars,
  type MoneyUnit,
  parsePrice,
  typedMoney,
} from '#domain/money.ts'
import { type FieldBase, fieldOrder } from '../form/fieldProps.ts'
import '../tokens.css'
import classes from './fields.module.css'

type MoneyValue =
  | {
      /** A blank entry puts the last amount back (the default). */
      blank?: 'restore'
      /** The amount in cents; `null` as long as none has been given. */
      value: number | null
      onChange: (cents: number) => void
    }
  | {
      /** A blank entry means that there is no amount. */
      blank: 'null'
      value: number | null
      onChange: (cents: number | null) => void
    }

export type MoneyFieldProps = FieldBase &
  MoneyValue & {
    /** What is typed: whole cents or dollars. The other reading stands beside it. */
    typed: MoneyUnit
    placeholder?: string
  }

/**
 * An amount of money: typed as text, kept as integer cents, shown in both readings (PLUS-09). A
 * blank or unreadable entry, and one that is no price, puts the last amount back and says so (AMB-55);
 * blank is never 0.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { typed, value, blank: _blank, onChange: _onChange, ...input } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  // What a bad entry goes back to: not the digits on the way to it, but what was there before.
  const before = useRef(value)

  const mayBeBlank = props.blank === 'null'
  const blank = draft?.trim() === ''
  const read = draft === null ? null : parsePrice(draft, typed)
  const unreadable = draft !== null && read === null && !(blank && mayBeBlank)
  // The form may set another amount while this input has the focus, e.g. when it starts again.
  const text = draft !== null && (unreadable || read === value) ? draft : shown(value, typed)

  const give = (cents: number | null) => {
    if (props.blank === 'null') props.onChange(cents)
    else if (cents !== null) props.onChange(cents)
  }

  const change = (next: string) => {
    setDraft(next)
    setNote(null)
    const cents = parsePrice(next, typed)
    if (cents !== null || next.trim() === '') give(cents)
  }

  const leave = () => {
    if (unreadable) {
      const back = before.current ?? (mayBeBlank ? null : value)
      give(back)
      setNote(restored(draft, shown(back, typed)))
    }
    setDraft(null)
  }

  return (
    <div>
      <TextInput
        {...input}
        inputWrapperOrder={fieldOrder}
        inputMode={typed === 'cents' ? 'numeric' : 'decimal'}
        autoComplete="off"
        classNames={{ input: classes.number, section: classes.reading }}
        value={text}
        data-unreadable={unreadable || undefined}
        onFocus={() => {
          before.current = value
        }}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        leftSection={typed === 'dollars' ? '$' : undefined}
        leftSectionPointerEvents="none"
        rightSection={otherReading(value, typed)}
        rightSectionPointerEvents="none"
        rightSectionWidth={`${(otherReading(value, typed)?.length ?? 0) + 3}ch`}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

function shown(cents: number | null, unit: MoneyUnit): string {
  return cents === null ? '' : typedMoney(cents, unit)
}

function otherReading(cents: number | null, unit: MoneyUnit): string | undefined {
  if (cents === null) return undefined
  return unit === 'cents' ? `= ${formatDollars(cents)}` : `= ${formatCents(cents)}`
}

function restored(entry: string, back: string): string {
  const what = entry.trim() === '' ? 'An amount is needed' : `“${entry.trim()}” is not an amount`
  return back === '' ? `${what}.` : `${what}: ${back} is back.`
}

import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import {
  formatCents,
  formatDollars,
  largestPrice,
  type MoneyUnit,
  parseMoney,
  parsePrice,
  typedMoney,
} from '#domain/money.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import classes from './fields.module.css'
import { pressesSave } from './NativeInput.tsx'

type MoneyValue =
  | {
      /** A blank entry restores the last amount (the default). */
      blank?: 'restore'
      /** Whole cents; `null` while no amount has been given. */
      value: number | null
      onChange: (cents: number) => void
    }
  | {
      /** A blank entry means that there is no amount. */
      blank: 'null'
      value: number | null
      onChange: (cents: number | null) => void
    }

type MoneyFieldProps = FieldBase &
  MoneyValue & {
    /**
     * Unit of the typed amount: cents or dollars. The field shows the amount in the other unit as well.
     */
    typed: MoneyUnit
    placeholder?: string
  }

/**
 * An amount of money, typed as text and kept as whole cents. A blank or unreadable entry restores the
 * last amount with a note (AMB-55); a blank entry never becomes 0.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { typed, value, blank: _blank, onChange: _onChange, ...input } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  // The amount before the user typed. A bad entry restores this amount, not the digits typed up to then.
  const before = useRef(value)

  const mayBeBlank = props.blank === 'null'
  const blank = draft?.trim() === ''
  const read = draft === null ? null : parsePrice(draft, typed)
  const unreadable = draft !== null && read === null && !(blank && mayBeBlank)
  // The form may set another amount while this input has the focus, e.g. when the form starts again.
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

  const leave = (next: EventTarget | null) => {
    if (unreadable && pressesSave(next)) return
    if (unreadable) {
      const back = before.current ?? (mayBeBlank ? null : value)
      give(back)
      setNote(restored(faultOf(draft, typed), shown(back, typed)))
    }
    setDraft(null)
  }

  return (
    <div>
      <TextInput
        {...input}
        inputMode={typed === 'cents' ? 'numeric' : 'decimal'}
        autoComplete="off"
        classNames={{ input: classes.number, section: classes.reading }}
        value={text}
        data-unreadable={unreadable || undefined}
        onFocus={() => {
          if (draft === null) before.current = value
        }}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={({ relatedTarget }) => leave(relatedTarget)}
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

function faultOf(entry: string, unit: MoneyUnit): string {
  if (entry.trim() === '') return 'An amount is needed'
  const cents = parseMoney(entry, unit)
  if (cents === null) return `“${entry.trim()}” is not an amount`
  return cents < 0
    ? 'An amount is 0 or more'
    : `“${entry.trim()}” is more than ${typedMoney(largestPrice, unit)}, the largest amount`
}

function restored(what: string, back: string): string {
  return back === '' ? `${what}.` : `${what}: ${back} is back.`
}

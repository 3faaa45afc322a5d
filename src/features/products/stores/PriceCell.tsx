import { type KeyboardEvent, useState } from 'react'
import { formatDollars, parsePrice, typedMoney } from '#domain/money.ts'
import classes from './stores.module.css'

interface PriceCellProps {
  /** Cents. */
  price: number
  label: string
  onSet: (price: number) => void
}

/**
 * A price in cents, edited in place: Enter or leaving saves it, Escape puts it back. What is no whole
 * number of cents, or no price, is ignored: the old price is back and nothing is sent (VAR-20).
 */
export function PriceCell({ price, label, onSet }: PriceCellProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [ignored, setIgnored] = useState<string | null>(null)

  const finish = () => {
    if (draft === null) return
    const cents = parsePrice(draft, 'cents')
    setDraft(null)
    if (cents === null) setIgnored(draft.trim())
    else if (cents !== price) onSet(cents)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish()
    if (event.key !== 'Escape' || draft === null) return
    event.stopPropagation()
    setDraft(null)
  }

  return (
    <>
      <span role="status" className={classes.reading}>
        {ignored === null
          ? formatDollars(price)
          : `${ignored === '' ? 'Blank' : `“${ignored}”`} is no price`}
      </span>
      <input
        className={classes.price}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? typedMoney(price, 'cents')}
        onFocus={() => setIgnored(null)}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setIgnored(null)
        }}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
    </>
  )
}

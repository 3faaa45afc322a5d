import { useId, useRef, useState } from 'react'
import { mostPieces } from '#domain/products/inventory.ts'
import { grouped } from '#domain/wording.ts'
import { integerCell } from '#ui/grid/cellTypes.ts'
import classes from './inventory.module.css'

const { read } = integerCell({ max: mostPieces })

interface CountFieldProps {
  label: string
  value: number
  /** A typed number whose save failed. Enter retries, Escape discards. */
  unsaved: number | null
  failureId: string | undefined
  onChange: (value: number) => void
  onGiveUp: () => void
}

/** Committed by Enter or blur; an invalid number stays with its error. */
export function CountField(props: CountFieldProps) {
  const { label, value, unsaved, failureId, onChange, onGiveUp } = props
  /** Null while not editing. */
  const [text, setText] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()

  const close = () => {
    setText(null)
    setFault(null)
  }
  const send = (typed: number) => {
    if (typed !== value) onChange(typed)
    else if (unsaved !== null) onGiveUp()
  }
  const take = () => {
    if (text === null) return
    const reading = read(text)
    if ('fault' in reading) return setFault(reading.fault)
    close()
    if (typeof reading.value === 'number') send(reading.value)
  }
  return (
    <>
      <input
        ref={input}
        className={classes.field}
        aria-label={label}
        aria-invalid={fault === null && unsaved === null ? undefined : true}
        aria-describedby={fault === null ? failureId : faultId}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={text ?? grouped(unsaved ?? value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && (text !== null || unsaved !== null)) {
            event.stopPropagation()
            close()
            if (unsaved !== null) onGiveUp()
          }
          if (event.key !== 'Enter') return
          if (text === null && unsaved !== null) send(unsaved)
          else take()
          input.current?.select()
        }}
      />
      {fault !== null && (
        <span id={faultId} role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </>
  )
}

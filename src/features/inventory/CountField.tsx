import { useId, useRef, useState } from 'react'
import { grouped } from '#domain/counts.ts'
import { mostPieces } from '#domain/inventory.ts'
import { integerCell } from '#ui/grid/cellTypes.ts'
import classes from './inventory.module.css'

const { read } = integerCell({ max: mostPieces })

interface CountFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
}

/** A number that can be typed. It is taken on Enter and on leaving; what is no number stays, with the reason. */
export function CountField({ label, value, onChange }: CountFieldProps) {
  /** The typed text; null while the number is shown. */
  const [text, setText] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()

  const close = () => {
    setText(null)
    setFault(null)
  }
  const take = () => {
    if (text === null) return
    const reading = read(text)
    if ('fault' in reading) return setFault(reading.fault)
    close()
    if (typeof reading.value === 'number' && reading.value !== value) onChange(reading.value)
  }
  return (
    <>
      <input
        ref={input}
        className={classes.field}
        aria-label={label}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : faultId}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={text ?? grouped(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== null) {
            event.stopPropagation()
            close()
          }
          if (event.key !== 'Enter') return
          take()
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

import { useId } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import '../tokens.css'
import { FieldFrame } from './FieldFrame.tsx'
import classes from './SegmentedChoice.module.css'

interface SegmentedChoiceProps<Value extends string> extends FieldBase {
  options: readonly { value: Value; label: string }[]
  /** What is chosen; anything else chooses nothing. */
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
}

/** One of a few, all in view: radio buttons as a row of segments. */
export function SegmentedChoice<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  name,
  ...frame
}: SegmentedChoiceProps<Value>) {
  const id = useId()
  return (
    <FieldFrame {...frame} role="radiogroup">
      <div className={classes.segments}>
        {options.map((option) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={`${id}${name ?? ''}`}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

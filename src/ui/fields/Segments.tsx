import { type ReactNode, useId } from 'react'
import '../tokens.css'
import classes from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** `title` names in a tooltip what is shown as a mark only. */
  options: readonly { value: Value; label: ReactNode; title?: string }[]
  /** What is chosen; anything else chooses nothing. */
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  /** Of the radio buttons, where a form has one. */
  name?: string | undefined
  /** Smaller, for the edge of the page. */
  compact?: boolean
}

/** Radio buttons as a row of segments; what names the group is around it. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  disabled,
  name,
  compact,
}: SegmentsProps<Value>) {
  const id = useId()
  return (
    <div className={classes.segments} data-compact={compact || undefined}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment} title={option.title}>
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
  )
}

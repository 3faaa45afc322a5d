import { type ReactNode, useId } from 'react'
import '../tokens.css'
import classes from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** `title` is the tooltip of an option with only an icon. */
  options: readonly { value: Value; label: ReactNode; title?: string }[]
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  name?: string | undefined
  compact?: boolean
}

/** Radio buttons. The caller's element around them names the group. */
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

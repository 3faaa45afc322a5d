import { type ReactNode, useId } from 'react'
import '../tokens.css'
import classes from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** `title` is the tooltip that names an option shown only as an icon. */
  options: readonly { value: Value; label: ReactNode; title?: string }[]
  /** The chosen value; a value that is none of the options chooses nothing. */
  value: Value | '' | null | undefined
  onChange: (value: Value) => void
  disabled?: boolean | undefined
  /** Name of the radio buttons in a form. */
  name?: string | undefined
  /** Whether the segments are small, for the edge of the page. */
  compact?: boolean
}

/** Radio buttons as a row of segments. The caller's element around the row names the group. */
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

import { useState } from 'react'
import type { FieldBase } from '../form/fieldProps.ts'
import { DateField } from './DateField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import classes from './fields.module.css'

/** Whole days from the first to the last one, 'YYYY-MM-DD'; null where there is no limit. */
export interface DateRange {
  readonly begin: string | null
  readonly end: string | null
}

interface DateRangeFieldProps extends FieldBase {
  value: DateRange
  onChange: (range: DateRange) => void
  /** The zone whose days they are; people read it below the inputs (AMB-115). */
  timeZone: string
}

/** Two dates of which the second is never before the first: such a range is refused in words (AMB-115). */
export function DateRangeField({
  value,
  onChange,
  timeZone,
  description = `Whole days in ${timeZone}`,
  error,
  disabled = false,
  ...frame
}: DateRangeFieldProps) {
  const [refused, setRefused] = useState<DateRange | null>(null)
  const shown = refused ?? value
  const put = (range: DateRange) => {
    const backwards = range.begin !== null && range.end !== null && range.end < range.begin
    setRefused(backwards ? range : null)
    if (!backwards) onChange(range)
  }

  return (
    <FieldFrame
      {...frame}
      description={description}
      error={refused ? 'The end is before the begin.' : error}
    >
      <div className={classes.range}>
        <DateField
          label="From"
          value={shown.begin}
          disabled={disabled}
          onChange={(begin) => put({ ...shown, begin })}
        />
        <DateField
          label="To"
          value={shown.end}
          disabled={disabled}
          onChange={(end) => put({ ...shown, end })}
        />
      </div>
    </FieldFrame>
  )
}

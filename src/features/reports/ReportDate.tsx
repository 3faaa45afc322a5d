import { useState } from 'react'
import { DateField } from '#ui/fields/DateField.tsx'
import type { useTyping } from '#ui/list/useTyping.ts'
import { dateFault, dateNote } from './reportDays.ts'

interface ReportDateProps {
  label: string
  date: ReturnType<typeof useTyping>
  /** What is wrong with the date beside others. */
  error?: string | undefined
}

/** A date of a report. It is taken when its typing pauses or ends: half of a date may be a date too. */
export function ReportDate({ label, date: { text, type, flush }, error }: ReportDateProps) {
  const [left, setLeft] = useState(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers belong to the field in it
    <div
      onBlur={() => {
        setLeft(true)
        flush()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') flush()
      }}
    >
      <DateField
        label={label}
        value={text || null}
        description={dateNote(text)}
        // A year is typed by way of 0002 and 0020.
        error={(left || text === '' ? dateFault(text) : undefined) ?? error}
        onChange={(date) => {
          setLeft(false)
          type(date ?? '')
        }}
      />
    </div>
  )
}

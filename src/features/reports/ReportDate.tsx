import { useState } from 'react'
import { DateField } from '#ui/fields/DateField.tsx'
import type { useTyping } from '#ui/list/tools/SearchField.tsx'
import { dateFault, dateNote } from './reportDays.ts'

interface ReportDateProps {
  label: string
  date: ReturnType<typeof useTyping>
  /** An error that involves the other date. */
  error?: string | undefined
}

/** Debounced, and taken on blur: a partly typed date may be valid too. */
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
        // Typing a year passes through 0002 and 0020.
        error={(left || text === '' ? dateFault(text) : undefined) ?? error}
        onChange={(date) => {
          setLeft(false)
          type(date ?? '')
        }}
      />
    </div>
  )
}

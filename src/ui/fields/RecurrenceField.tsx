import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dayOfMonth, never, neverEnds, shortDate, weekdays } from '#domain/calendar.ts'
import { exampleDates, hasUnknownDays } from '#domain/promotions/promotionSchedule.ts'
import {
  type Frequency,
  maxInterval,
  type Repetition,
  readRepetition,
  repetitionText,
  writeRepetition,
} from '#domain/promotions/recurrence.ts'
import { capitalized } from '#domain/wording.ts'
import type { FieldBase } from '../form/fieldProps.ts'
import { DateField } from './DateField.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import classes from './fields.module.css'
import { takenInstead } from './NumberField.tsx'
import { SegmentedChoice } from './SegmentedChoice.tsx'
import { Segments } from './Segments.tsx'

interface RecurrenceFieldProps extends FieldBase {
  /** The stored rule (AMB-143); null without repetition. */
  value: string | null
  onChange: (repeats: string | null) => void
  /** 'YYYY-MM-DD'. The start of a rule that is new or names no start. */
  start: string | null
  end: string | null
  today: string
}

const choices: readonly { value: Frequency | 'never'; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'days', label: 'Days' },
  { value: 'weeks', label: 'Weeks' },
  { value: 'months', label: 'Months' },
]

export function RecurrenceField({
  value,
  onChange,
  start,
  end,
  today,
  disabled = false,
  'data-path': path,
  ...frame
}: RecurrenceFieldProps) {
  const rule = value === null ? null : readRepetition(value)
  const put = (next: Repetition | null) => onChange(next && writeRepetition(next))

  return (
    <FieldFrame {...frame} data-path={path}>
      <Segments
        options={choices}
        value={rule?.frequency ?? (value === null ? 'never' : '')}
        disabled={disabled}
        name={undefined}
        onChange={(frequency) =>
          put(
            frequency === 'never'
              ? null
              : { ...(rule ?? daily(start)), frequency, weekdays: [], onLastDay: false },
          )
        }
      />
      {rule && (
        <div className={classes.rule}>
          <IntervalInput
            label={`Every how many ${rule.frequency}`}
            value={rule.interval}
            data-path={path && `${path}.interval`}
            disabled={disabled}
            onChange={(interval) => put({ ...rule, interval })}
          />
          {rule.frequency === 'weeks' && (
            <Checkbox.Group
              label="On"
              value={[...rule.weekdays]}
              onChange={(days) =>
                put({ ...rule, weekdays: weekdays.filter((day) => days.includes(day)) })
              }
            >
              <div className={classes.days}>
                {weekdays.map((day) => (
                  <Checkbox key={day} value={day} label={capitalized(day)} disabled={disabled} />
                ))}
              </div>
            </Checkbox.Group>
          )}
          {rule.frequency === 'months' && (
            <SegmentedChoice
              label="On"
              options={[
                { value: 'start', label: startDay(rule.start ?? start) },
                { value: 'last', label: 'The last day' },
              ]}
              value={rule.onLastDay ? 'last' : 'start'}
              disabled={disabled}
              onChange={(day) => put({ ...rule, onLastDay: day === 'last' })}
            />
          )}
          <DateField
            label="Until"
            description="Empty: without an end"
            value={rule.until}
            disabled={disabled}
            onChange={(until) => put({ ...rule, until })}
          />
        </div>
      )}
      {value !== null && (
        <p role="status" className={classes.told}>
          {repetitionText(value)}
          {rule?.interval !== null && start && end && examples(value, start, end, today)}
        </p>
      )}
      {value !== null && !rule && (
        <p className={classes.told}>
          This rule cannot be changed here. It stays until you choose another.
        </p>
      )}
    </FieldFrame>
  )
}

interface IntervalInputProps {
  label: string
  value: number | null
  disabled: boolean
  'data-path': string | undefined
  onChange: (interval: number | null) => void
}

/** A number out of bounds becomes the nearest with a note; an entry that is no number empties the input. */
function IntervalInput({ value, onChange, ...input }: IntervalInputProps) {
  // An entry that is no number stays until blur, because the user may still be typing.
  const [draft, setDraft] = useState('')
  const [note, setNote] = useState<string | null>(null)
  return (
    <div>
      <TextInput
        {...input}
        inputMode="numeric"
        value={value === null ? draft : String(value)}
        error={value === null ? 'Enter a whole number.' : undefined}
        onChange={(event) => {
          const text = event.currentTarget.value.trim()
          const isWhole = /^-?\d{1,15}$/.test(text)
          setDraft(isWhole ? '' : text)
          const number = Number(text)
          const bounded = Math.min(Math.max(1, number), maxInterval)
          const than = number < bounded ? 'less' : 'more'
          setNote(isWhole && bounded !== number ? takenInstead(text, than, bounded) : null)
          onChange(isWhole ? bounded : null)
        }}
        onBlur={() => setDraft('')}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

function daily(start: string | null): Repetition {
  return {
    frequency: 'days',
    interval: 1,
    weekdays: [],
    onLastDay: false,
    weekStart: 'monday',
    start,
    until: null,
  }
}

const startDay = (start: string | null) =>
  start ? `The ${dayOfMonth(start)}` : 'The day of the start'

function examples(repeats: string, start: string, end: string, today: string): string {
  if (hasUnknownDays({ repeats, start_date: start })) return ': the days cannot be told here'
  const until = (last: string) =>
    exampleDates({ repeats, start_date: start, end_date: last }, today)
  const dates = until(end)
  if (dates.length > 0) return `: ${dates.map(shortDate).join(', ')}`
  return !neverEnds(end) && until(never).length > 0
    ? `: no next date, since it ends on ${shortDate(end)}`
    : ': no date within a year'
}

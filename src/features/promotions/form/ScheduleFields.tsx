import { useState } from 'react'
import { addDays, never, neverEnds } from '#domain/calendar.ts'
import { alwaysRan, startingOn } from '#domain/promotions/promotionSchedule.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { RecurrenceField } from '#ui/fields/RecurrenceField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldGroup, FieldRow } from '#ui/form/FieldGroup.tsx'
import classes from '../promotions.module.css'
import type { PartProps } from './promotionForm.ts'

type Scheduled = 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'repeats'

interface ScheduleFieldsProps extends PartProps<Scheduled> {
  today: string
}

export function ScheduleFields({ form, today }: ScheduleFieldsProps) {
  const { field, set, values } = form
  const { start_date: start, end_date: end, repeats } = values
  const endless = end !== null && neverEnds(end)
  // The start that a rule replaced: choosing no rule restores it.
  const [replaced, setReplaced] = useState<string | null>(null)
  // Until blur, the input keeps a replaced start: 0001 is also how the typing of 1999 begins.
  const [typed, setTyped] = useState<string | null>(null)

  // A rule cannot count from the year 1: the promotion then starts today.
  const startOfRule = (date: string | null) => (date !== null && alwaysRan(date) ? today : date)
  const ruleStart = startOfRule(start)

  const changeStart = (date: string | null) => {
    const first = repeats === null ? date : startOfRule(date)
    const instead = first === date ? null : date
    setReplaced(instead)
    setTyped(instead)
    set('start_date', first)
    set('repeats', startingOn(repeats, first))
  }
  const changeRepeats = (next: string | null) => {
    if (next !== null && start !== ruleStart) {
      setReplaced(start)
      set('start_date', ruleStart)
    }
    if (next === null && replaced !== null) {
      setReplaced(null)
      set('start_date', replaced)
    }
    set('repeats', startingOn(next, ruleStart))
  }

  return (
    <FieldGroup
      title="When"
      description="Days and hours are those of each store. The promotion runs within its hours on each of its days."
    >
      <DateField
        {...field('start_date')}
        value={typed ?? start}
        onChange={changeStart}
        onLeave={() => setTyped(null)}
        description={
          start && alwaysRan(start) ? 'Permanent: it has been there always.' : 'The first day.'
        }
      />
      <div className={classes.end}>
        {endless ? (
          <DateField
            key="never"
            {...field('end_date')}
            value={null}
            disabled
            description="It never ends."
          />
        ) : (
          <DateField key="day" {...field('end_date')} description="The last day." />
        )}
        <SwitchField
          label="Never Ends"
          value={endless}
          onChange={(on) => set('end_date', on ? never : addDays(today, 1))}
        />
      </div>
      <TimeField {...field('start_time')} />
      <TimeField
        {...field('end_time')}
        description={
          values.end_time?.startsWith('23:59')
            ? 'The end of the day.'
            : '12:00 AM means the end of the day.'
        }
      />
      <FieldRow>
        <RecurrenceField
          {...field('repeats')}
          onChange={changeRepeats}
          start={ruleStart}
          end={end}
          today={today}
          description={
            repeats === null
              ? 'Never: the promotion runs on every day from the first to the last.'
              : undefined
          }
        />
      </FieldRow>
    </FieldGroup>
  )
}

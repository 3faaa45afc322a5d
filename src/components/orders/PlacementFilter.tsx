import { Button } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useStoreDate } from '#components/useStoreDate.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { clockChanges, type PlacementDays, placementFaults } from '#domain/placementRange.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import classes from './orders.module.css'

interface PlacementFilterProps {
  /** The days by which the list is filtered. */
  days: PlacementDays
  /** The zone whose days they are. */
  timeZone: string
  onFilter: (days: PlacementDays) => void
}

/** The days between which orders were placed; they count when Filter is pressed. */
export function PlacementFilter({ days, timeZone, onFilter }: PlacementFilterProps) {
  const today = useStoreDate(timeZone)
  const [draft, setDraft] = useState(days)
  const [asked, setAsked] = useState(false)
  const note = useId()
  const faults = placementFaults(draft, today)
  const put = (change: Partial<PlacementDays>) => setDraft({ ...draft, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!faults) onFilter(draft)
  }
  const clear = () => {
    const none = { begin: null, end: null }
    setDraft(none)
    setAsked(false)
    onFilter(none)
  }
  const pick = (which: 'begin' | 'end', label: string) => (
    <DateField
      label={label}
      value={draft[which]}
      max={today}
      error={asked ? faults?.[which] : undefined}
      onChange={(date) => put({ [which]: date })}
    />
  )
  const own = ownTimeZone()
  const whose = own === timeZone ? [] : [`Times are shown in ${own}.`]
  const anything = [draft.begin, draft.end, days.begin, days.end].some((day) => day !== null)
  return (
    <form className={classes.filter} onSubmit={submit} noValidate aria-describedby={note}>
      {pick('begin', 'Placement Begins')}
      {pick('end', 'Placement Ends')}
      <div className={classes.filterButtons}>
        <Button type="submit" variant="default">
          Filter
        </Button>
        {anything && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <p id={note} className={classes.filterNote}>
        {[`Whole days in ${timeZone}.`, ...whose, ...clockChanges(draft, timeZone)].join(' ')}
      </p>
    </form>
  )
}

import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useStoreDate } from '#components/useStoreDate.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { clockChanges, type PlacementDays, placementFaults } from '#domain/orders/placementRange.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { unreadable } from '#ui/form/useSubmit.ts'
import classes from './orders.module.css'

interface PlacementFilterProps {
  /** Current filter. */
  days: PlacementDays
  /** Zone of the days. */
  timeZone: string
  onFilter: (days: PlacementDays) => void
}

/** Applied when Filter is pressed. */
export function PlacementFilter({ days, timeZone, onFilter }: PlacementFilterProps) {
  const today = useStoreDate(timeZone)
  const [draft, setDraft] = useState(days)
  const [seen, setSeen] = useState(days)
  const [asked, setAsked] = useState(false)
  // A key: Clear also resets a half-typed day, which is not in the draft.
  const [clearings, setClearings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const note = useId()
  // New days in the address (Filter, Back) replace the draft.
  if (days.begin !== seen.begin || days.end !== seen.end) {
    setSeen(days)
    setDraft(days)
    setAsked(false)
  }
  const faults = placementFaults(draft, today)
  const put = (change: Partial<PlacementDays>) => setDraft({ ...draft, ...change })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (unreadable(event.currentTarget)) return
    setAsked(true)
    if (!faults) onFilter(draft)
  }
  const clear = () => {
    const none = { begin: null, end: null }
    setDraft(none)
    setClearings(clearings + 1)
    setAsked(false)
    onFilter(none)
    // Clear unmounts itself: move the focus.
    button.current?.focus()
  }
  const pick = (which: 'begin' | 'end', label: string) => (
    <DateField
      key={`${which} ${clearings}`}
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
        <Button ref={button} type="submit" variant="default">
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

import { Button } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone } from '#domain/calendar.ts'
import { clockChanges, type PlacementDays, placementFaults } from '#domain/orders/placementRange.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { unreadable } from '#ui/form/useSubmit.ts'
import classes from './orders.module.css'

interface PlacementFilterProps {
  days: PlacementDays
  timeZone: string
  onFilter: (days: PlacementDays) => void
}

export function PlacementFilter({ days, timeZone, onFilter }: PlacementFilterProps) {
  const today = useStoreDate(timeZone)
  const [draft, setDraft] = useState(days)
  const [appliedDays, setSeen] = useState(days)
  const [showsFaults, setAsked] = useState(false)
  // Remounts on Clear, to reset a half-typed day too.
  const [clearings, setClearings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const note = useId()
  // Filter or Back changed the address.
  if (days.begin !== appliedDays.begin || days.end !== appliedDays.end) {
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
    const noDays = { begin: null, end: null }
    setDraft(noDays)
    setClearings(clearings + 1)
    setAsked(false)
    onFilter(noDays)
    // Clear unmounts itself: move the focus.
    button.current?.focus()
  }
  const pick = (which: 'begin' | 'end', label: string) => (
    <DateField
      key={`${which} ${clearings}`}
      label={label}
      value={draft[which]}
      max={today}
      error={showsFaults ? faults?.[which] : undefined}
      onChange={(date) => put({ [which]: date })}
    />
  )
  const viewerZoneNote = ownTimeZone() === timeZone ? [] : ['Times are in this zone, too.']
  const hasDays = [draft.begin, draft.end, days.begin, days.end].some((day) => day !== null)
  return (
    <form className={classes.filter} onSubmit={submit} noValidate aria-describedby={note}>
      {pick('begin', 'Placement Begins')}
      {pick('end', 'Placement Ends')}
      <div className={classes.filterButtons}>
        <Button ref={button} type="submit" variant="default">
          Filter
        </Button>
        {hasDays && (
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <p id={note} className={classes.filterNote}>
        {[`Whole days in ${timeZone}.`, ...viewerZoneNote, ...clockChanges(draft, timeZone)].join(
          ' ',
        )}
      </p>
    </form>
  )
}

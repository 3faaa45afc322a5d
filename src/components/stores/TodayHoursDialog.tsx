import { Button } from '@mantine/core'
import { useState } from 'react'
import { overrideRow, useSaveHours, useSaveHoursOn } from '#api/storeHours.ts'
import { clockText, mediumDate, weekdayOf } from '#domain/calendar.ts'
import { changedFields } from '#domain/merge.ts'
import {
  hoursOn,
  hoursText,
  type Override,
  openHours,
  overrideKey,
  overrideOn,
  type StoreWeek,
} from '#domain/stores/storeHours.ts'
import { canStillClose, type StoreNow, suggestedClosing } from '#domain/stores/storeNow.ts'
import { capitalized } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { AskingDialog } from '#ui/form/AskingDialog.tsx'
import { FormProblem } from '#ui/form/FormProblem.tsx'
import { useResourceForm } from '#ui/form/useResourceForm.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { Problem } from '#ui/page/Problem.tsx'
import { HoursNote } from './HoursNote.tsx'
import classes from './todayHours.module.css'
import {
  type TodayChange,
  todayChanges,
  todayChangeWords,
  todayLabels,
  todaySchema,
} from './todayHoursForm.ts'
import { type ClockedStore, useStoreNow } from './useStoreNow.ts'

interface TodayHoursDialogProps {
  store: ClockedStore
  /** Chosen at first. */
  change: TodayChange
  opened: boolean
  onClose: () => void
}

const title = 'Today’s Hours'

/** Changes the hours of today alone, as an override (AMB-257). For viewers who may change the hours. */
export function TodayHoursDialog({ opened, onClose, ...shown }: TodayHoursDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <AskingDialog form={title} opened={opened} onClose={onClose} title={title} busy={busy} centered>
      {() => <Content {...shown} onClose={onClose} onBusyChange={setBusy} />}
    </AskingDialog>
  )
}

interface ContentProps extends Omit<TodayHoursDialogProps, 'opened'> {
  onBusyChange: (busy: boolean) => void
}

function Content(props: ContentProps) {
  const { week, now, error } = useStoreNow(props.store)
  if (week && now) return <TodayForm {...props} week={week} now={now} />
  return error ? <Problem>The hours could not be loaded.</Problem> : <FormSkeleton fields={2} />
}

interface TodayFormProps extends ContentProps {
  week: StoreWeek
  now: StoreNow
}

const unset = { opens: null, closes: null }

function TodayForm({ store, change, week, now, onClose, onBusyChange }: TodayFormProps) {
  const save = useSaveHoursOn(store.id)
  const saveRow = useSaveHours(store.id)
  const current = overrideOn(week, now.day)
  const hours = hoursOn(week, now.day)
  const regular = openHours(week.hours[weekdayOf(now.day)])
  const isOpenLater = hours !== null && hours !== 'closed' && canStillClose(now, hours)
  const [suggested] = useState(isOpenLater ? suggestedClosing(now, hours) : null)
  const first = isOpenLater ? change : 'other'
  const filled = openHours(current) === 'closed' || current.is_closed ? regular : hours
  const { opens, closes } = filled === null || filled === 'closed' ? unset : filled
  const { ref, api, busy, notice, onSubmit, offer } = useResourceForm({
    record: { ...current, date: now.day },
    about: { id: `${store.id} ${now.day}` },
    title,
    schema: todaySchema(now, current),
    labels: todayLabels,
    initialValues: {
      change: first,
      closes: suggested,
      opening_time: opens,
      closing_time: closes,
      is_closed: hours === 'closed',
    },
    paths: {
      'store_hours.0.opening_time': 'opening_time',
      'store_hours.0.closing_time': 'closing_time',
    },
    // The suggested closing time is a change of the store, though none of the form.
    onSubmit: ({ opened, body }) =>
      save({ opened, changes: changedFields<Partial<Override>>(opened, body) }),
    onSaved: onClose,
    onBusyChange,
  })
  const { field, values } = api
  const day = capitalized(weekdayOf(now.day))
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate aria-label={title} className={dialog.content}>
      <DraftLine offer={offer} />
      <p className={classes.day}>
        <strong>
          {day}, {mediumDate(now.day)}
        </strong>{' '}
        at {store.name}: {hoursText(hours)}
        {now.exception === 'holiday' && ', holiday'}
      </p>
      <SegmentedChoice
        {...field('change')}
        options={todayChanges
          .filter((value) => isOpenLater || value === 'other')
          .map((value) => ({ value, label: todayChangeWords[value] }))}
      />
      {values.change === 'early' && <TimeField {...field('closes')} data-autofocus />}
      {values.change === 'now' && <p className={classes.note}>{closingNowText(now)}</p>}
      {values.change === 'other' && (
        <>
          <div className={classes.times}>
            <TimeField {...field('opening_time')} disabled={values.is_closed} data-autofocus />
            <TimeField {...field('closing_time')} disabled={values.is_closed} />
          </div>
          <HoursNote hours={values.is_closed ? null : openHours(values)} day="this date" />
          <SwitchField {...field('is_closed')} />
        </>
      )}
      <p className={classes.note}>
        Only today changes.
        {regular && ` Every ${day} stays ${hoursText(regular)}.`}
      </p>
      {notice && <FormProblem notice={notice} />}
      <div className={dialog.actions}>
        {overrideKey(now.day) in week.overrides && (
          <Button
            variant="default"
            className={classes.regular}
            disabled={busy}
            onClick={async () => {
              await saveRow(overrideRow(now.day, { archived_at: new Date().toISOString() }))
              onClose()
            }}
          >
            Regular hours today
          </Button>
        )}
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <GuardedButton type="submit" loading={busy}>
          {submitText(values.change, values.closes)}
        </GuardedButton>
      </div>
    </form>
  )
}

function closingNowText({ at, state }: StoreNow): string {
  return state === 'open'
    ? `The store closes now, at ${clockText(at.slice(11))}. Nobody can order after that.`
    : 'The store does not open today. Nobody can order.'
}

function submitText(change: TodayChange, closes: string | null): string {
  if (change === 'other') return 'Save'
  if (change === 'now') return 'Close now'
  return closes === null ? 'Close early' : `Close at ${clockText(closes)}`
}

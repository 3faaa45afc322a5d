import { Button, Tabs, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { useSaveDay } from '#api/storeHours.ts'
import { HoursNote } from '#components/stores/HoursNote.tsx'
import type { Weekday } from '#domain/calendar.ts'
import { mergedTimes, midnight, openHours, type Times } from '#domain/stores/storeHours.ts'
import { capitalized } from '#domain/wording.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { AskingDialog } from '#ui/form/AskingDialog.tsx'
import { FormProblem } from '#ui/form/FormProblem.tsx'
import { chosen } from '#ui/form/schemas.ts'
import { useResourceForm } from '#ui/form/useResourceForm.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { holidayPaths } from '../holidays/holidayForm.ts'
import classes from './hours.module.css'

interface DayDialogProps {
  storeId: number
  day: Weekday
  times: Times | undefined
  /** How the change concerns today; undefined on other days. */
  today: string | undefined
  opened: boolean
  onClose: () => void
  onChangeToday: () => void
}

const titleOf = (day: Weekday) => `${capitalized(day)} Hours`

export function DayDialog({ opened, onClose, ...day }: DayDialogProps) {
  const [busy, setBusy] = useState(false)
  const title = titleOf(day.day)
  return (
    <AskingDialog form={title} opened={opened} onClose={onClose} title={title} busy={busy} centered>
      {() => <DayForm {...day} onClose={onClose} onBusyChange={setBusy} />}
    </AskingDialog>
  )
}

const time = chosen(z.string(), 'Please enter a time.')

const schema = z.object({ opening_time: time, closing_time: time })

const fields = ['opening_time', 'closing_time'] as const

interface DayFormProps extends Omit<DayDialogProps, 'opened'> {
  onBusyChange: (busy: boolean) => void
}

const unset: Times = { opening_time: null, closing_time: null }

function DayForm(props: DayFormProps) {
  const { storeId, day, times = unset, today, onClose, onChangeToday, onBusyChange } = props
  const save = useSaveDay(storeId, day)
  const [tab, setTab] = useState<string | null>('opening_time')
  const { ref, api, busy, notice, onSubmit, offer } = useResourceForm({
    record: times,
    title: titleOf(day),
    schema,
    labels: { opening_time: 'Opening time', closing_time: 'Closing time' },
    initialValues: { opening_time: times.opening_time, closing_time: times.closing_time },
    merged: mergedTimes,
    paths: holidayPaths,
    onSubmit: async (sent) => Object.keys(sent.changes).length > 0 && save(sent),
    onSaved: onClose,
    // Of two changed times the opening time is shown.
    onRestored: (changed) => setTab(fields.find((one) => changed.includes(one)) ?? tab),
    onBusyChange,
  })
  const { field, values, set } = api
  const name = capitalized(day)

  // Opens the tab with the error: a hidden input cannot be focused.
  const faulty = fields.find((one) => field(one).error !== undefined)
  const [shownFault, setShownFault] = useState(faulty)
  if (faulty !== shownFault) {
    setShownFault(faulty)
    if (faulty) setTab(faulty)
  }

  return (
    <form
      ref={ref}
      onSubmit={onSubmit}
      noValidate
      aria-label={titleOf(day)}
      className={dialog.content}
    >
      <DraftLine offer={offer} />
      <p className={classes.every}>
        <strong>Every {name}.</strong> {today}{' '}
        {today && (
          <UnstyledButton className={classes.switch} onClick={onChangeToday} disabled={busy}>
            Change only today
          </UnstyledButton>
        )}
      </p>
      <Tabs value={tab} onChange={setTab} keepMounted keepMountedMode="display-none">
        <Tabs.List grow>
          <Tabs.Tab value="opening_time">Opens</Tabs.Tab>
          <Tabs.Tab value="closing_time">Closes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="opening_time" pt="md">
          <TimeField {...field('opening_time')} data-autofocus />
        </Tabs.Panel>
        <Tabs.Panel value="closing_time" pt="md">
          <TimeField {...field('closing_time')} />
        </Tabs.Panel>
      </Tabs>
      <HoursNote hours={openHours(values)} day={name} />
      {notice && <FormProblem notice={notice} />}
      <div className={dialog.actions}>
        <Button
          variant="default"
          onClick={() => {
            set('opening_time', midnight)
            set('closing_time', midnight)
          }}
          disabled={busy}
          className={classes.close}
        >
          Close {name}
        </Button>
        {/* Cancel discards without a question (AMB-98). */}
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <GuardedButton
          type="submit"
          loading={busy}
          disabled={values.opening_time === null || values.closing_time === null}
        >
          Confirm
        </GuardedButton>
      </div>
    </form>
  )
}

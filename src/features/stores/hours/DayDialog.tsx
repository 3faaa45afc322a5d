import { Button, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useSaveDay } from '#api/storeHourWrites.ts'
import type { Weekday } from '#domain/calendar.ts'
import { midnight, nextDayText, openHours, type Times } from '#domain/storeHours.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { dayName } from './dayName.ts'
import classes from './hours.module.css'

interface DayDialogProps {
  storeId: number
  day: Weekday
  times: Times | undefined
  opened: boolean
  onClose: () => void
}

/** The hours of one weekday. */
export function DayDialog({ opened, onClose, ...content }: DayDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${dayName(content.day)} Hours`}
      busy={busy}
      centered
    >
      <DayForm {...content} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  )
}

type DayFormProps = Omit<DayDialogProps, 'opened'> & { onBusy: (busy: boolean) => void }

function DayForm({ storeId, day, times, onClose, onBusy }: DayFormProps) {
  const [opens, setOpens] = useState(times?.opening_time ?? null)
  const [closes, setCloses] = useState(times?.closing_time ?? null)
  const save = useSaveDay(storeId, day)
  const { pending, failure, attempt } = useAttempt()
  const name = dayName(day)
  const hours = openHours({ opening_time: opens, closing_time: closes })

  const close = () => {
    setOpens(midnight)
    setCloses(midnight)
  }
  const confirm = async () => {
    if (opens === (times?.opening_time ?? null) && closes === (times?.closing_time ?? null))
      return onClose()
    onBusy(true)
    const done = await attempt(() =>
      save({ opened: times, times: { opening_time: opens, closing_time: closes } }),
    )
    onBusy(false)
    if (done) onClose()
  }

  return (
    <form
      aria-label={`${name} Hours`}
      className={dialog.content}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <Tabs defaultValue="opens">
        <Tabs.List grow>
          <Tabs.Tab value="opens">Opens</Tabs.Tab>
          <Tabs.Tab value="closes">Closes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="opens" pt="md">
          <TimeField label="Opening time" value={opens} onChange={setOpens} data-autofocus />
        </Tabs.Panel>
        <Tabs.Panel value="closes" pt="md">
          <TimeField label="Closing time" value={closes} onChange={setCloses} />
        </Tabs.Panel>
      </Tabs>
      <p role="status" className={classes.note}>
        {hours === 'closed' ? `CLOSED on ${name}` : nextDayText(hours)}
      </p>
      {failure && <Problem>{failure}</Problem>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={close} disabled={pending} className={classes.close}>
          Close {name}
        </Button>
        <Button variant="default" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} disabled={opens === null || closes === null}>
          Confirm
        </Button>
      </div>
    </form>
  )
}

import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import type { Store } from '#api/stores.ts'
import { useMinute } from '#components/storeHooks.ts'
import { clockText, minuteAt, zoneOf } from '#domain/calendar.ts'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import { Notice } from '#ui/page/Notice.tsx'

const minuteMs = 60_000
const minutes = ['15', '30', '60'] as const

const timeText = (moment: number, timeZone: string | null) =>
  clockText(minuteAt(new Date(moment), zoneOf(timeZone)).slice(11))

interface BackAtChoiceProps {
  timeZone: string | null
  /** In milliseconds; null for no reminder. */
  onChoose: (moment: number | null) => void
}

export function BackAtChoice({ timeZone, onChoose }: BackAtChoiceProps) {
  const now = useMinute()
  const [chosen, setChosen] = useState('')
  const momentOf = (value: string) => now + Number(value) * minuteMs
  return (
    <SegmentedChoice
      label="Back at"
      description="This device will remind you. The store stays offline until somebody switches it back on."
      options={[
        ...minutes.map((value) => ({ value, label: timeText(momentOf(value), timeZone) })),
        { value: '', label: 'None' },
      ]}
      value={chosen}
      onChange={(value: string) => {
        setChosen(value)
        onChoose(value === '' ? null : momentOf(value))
      }}
    />
  )
}

interface BackAtReminderProps {
  store: Store
  moment: number
  onOnline: () => void
}

export function BackAtReminder({ store, moment, onOnline }: BackAtReminderProps) {
  const isDue = useMinute() >= moment
  const at = timeText(moment, store.time_zone)
  if (!isDue) return <p>{`${store.name} is offline. Back at ${at}.`}</p>
  return (
    <Notice
      role="alert"
      tone="accent"
      icon={<IconClock size={24} />}
      title={`${store.name} was due back online at ${at}`}
      action={<Button onClick={onOnline}>Take online</Button>}
    />
  )
}

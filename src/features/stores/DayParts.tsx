import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { storeHoursQuery } from '#api/storeHours.ts'
import type { Store } from '#api/stores.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { RetryReading } from '#components/stores/RetryReading.tsx'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { clockText, knownZone, zoneOf } from '#domain/calendar.ts'
import { morningText } from '#domain/stores/storeHours.ts'
import { Bone } from '#ui/page/Loading.tsx'
import classes from './stores.module.css'

/** In store time. */
export function DayParts({ store }: { store: Store }) {
  // Deferred: the browser is slow to load a time zone.
  const timed = useDrawnLater()
  return (
    <div className={classes.dayParts}>
      <dl>
        <Part name="Morning">
          {timed ? <Morning store={store} /> : <Bone width={64} height={20} />}
        </Part>
        <Part name="Afternoon">
          {store.afternoon_at ? clockText(store.afternoon_at) : 'Not set'}
        </Part>
        <Part name="Evening">{store.evening_at ? clockText(store.evening_at) : 'Not set'}</Part>
      </dl>
      <p>{timed ? zoneText(store.time_zone) : '\u00a0'}</p>
    </div>
  )
}

/** With the fallback for an unknown zone (AMB-80). */
function zoneText(name: string | null): string {
  const zone = zoneOf(name)
  if (name === null)
    return `Start times today. The store’s time zone is not known: today is that of ${zone}`
  const text = `Start times today, in the store’s time zone ${name}`
  return knownZone(name) ? text : `${text}, which is not known: today is that of ${zone}`
}

interface PartProps {
  name: string
  children: ReactNode
}

function Part({ name, children }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Morning({ store }: { store: Store }) {
  const today = useStoreDate(store.time_zone)
  const hours = useQuery(storeHoursQuery(store.id))
  if (hours.data) return morningText(hours.data, today)
  if (!hours.error) return <Bone width={64} height={20} />
  return (
    <>
      Unknown <RetryReading what="the hours" onRetry={() => void hours.refetch()} />
    </>
  )
}

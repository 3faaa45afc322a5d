import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { tapQueue } from '#api/taps/tapQueue.ts'
import { mediumMoment } from '#domain/calendar.ts'
import classes from './today.module.css'

/** Taps without an answer. Of those that are older than ten minutes it asks whether they still hold. */
export function WaitingTaps() {
  const { waiting, oldSince } = useSyncExternalStore(tapQueue.subscribe, tapQueue.get)
  if (waiting === 0) return <div role="status" className={classes.waiting} />
  return (
    <div role="status" className={classes.waiting}>
      <p>
        <strong>{waiting} waiting</strong>{' '}
        {oldSince === null
          ? 'Sent as soon as the host answers.'
          : `The oldest is of ${mediumMoment(new Date(oldSince).toISOString())}. Send it still?`}
      </p>
      {oldSince === null ? (
        <Button variant="default" onClick={tapQueue.tryNow}>
          Try now
        </Button>
      ) : (
        <>
          <Button variant="default" onClick={tapQueue.discardOld}>
            Discard
          </Button>
          <Button onClick={tapQueue.sendOld}>Send</Button>
        </>
      )}
    </div>
  )
}

import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { tapQueue } from '#api/taps/tapQueue.ts'
import { mediumMoment } from '#domain/calendar.ts'
import classes from './today.module.css'

/** Taps without an answer. Asks before it sends those that are older than ten minutes. */
export function WaitingTaps() {
  const { waiting, oldSince } = useSyncExternalStore(tapQueue.subscribe, tapQueue.get)
  if (waiting === 0) return <div role="status" className={classes.waiting} />
  return (
    <div role="status" className={classes.waiting}>
      <p>
        <strong>{waiting} waiting</strong>{' '}
        {oldSince === null
          ? 'Will be sent when the connection is back.'
          : `The oldest is from ${mediumMoment(new Date(oldSince).toISOString())}. Send anyway?`}
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

import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSeenAs } from '#api/core/viewer.ts'
import { resumeTaps, tapQueue } from '#api/taps/tapQueue.ts'
import { mediumMoment } from '#domain/calendar.ts'
import classes from './waitingTaps.module.css'

/** Also those of closed tabs. */
export function ResumedTaps() {
  const client = useQueryClient()
  const seen = useSeenAs()
  useEffect(() => {
    if (!seen) void resumeTaps(client)
  }, [client, seen])
  return <WaitingTaps />
}

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

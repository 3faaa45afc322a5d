import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useState } from 'react'
import { type Batch, fanOut, type Make, type Outcome } from '#api/core/batch.ts'
import { withLostNote } from '#api/core/lostAnswer.ts'
import { notFlashed } from '#api/core/query.ts'
import { session } from '#api/core/session.ts'
import { perform, type WriteCall } from '#api/core/write.ts'
import { counted, listed } from '#domain/wording.ts'
import { dangerColour } from '#ui/dialog/ConfirmDialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import type { Noun } from '#ui/list/listProps.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { type ProgressItem, ProgressList } from '#ui/page/ProgressList.tsx'
import { useBatch } from '../useBatch.ts'
import classes from './bulk.module.css'
import type { BulkAction, BulkFields } from './bulk.ts'

export interface BulkTask<Row> {
  readonly action: BulkAction<Row>
  /** Title of its fields. */
  readonly form: string
  readonly nameOf: (row: Row) => string
  /** Rows to change. */
  readonly rows: readonly Row[]
  /** Rows that are left out. `sharedReason` is the reason in words for several rows. */
  readonly refused: readonly {
    readonly name: string
    readonly reason: string
    readonly sharedReason: string
  }[]
}

interface BulkQuestionProps<Row> {
  task: BulkTask<Row>
  noun: Noun
  onBusy: (busy: boolean) => void
  onClose: () => void
}

const concurrency = 6
const maxShown = 200

/** Asks, then shows the progress. Closes by itself after a full success. */
export function BulkQuestion<Row>({ task, noun, onBusy, onClose }: BulkQuestionProps<Row>) {
  const { action, form, nameOf, rows, refused } = task
  const { operation, about, danger, fields, undoReads } = action
  const client = useQueryClient()
  const [chosen, setChosen] = useState({ run: action.run ?? null, rows })
  const choose: BulkFields<Row>['choose'] = (run, only = rows) => setChosen({ run, rows: only })
  const countText = (count: number) => counted(count, noun.one, noun.many)
  const failureText = ({ all, refused: [first, ...others] }: Outcome) =>
    first && `${others.length + 1} of ${countText(all)} failed. ${first.message}`
  const readFirst = (row: Row) =>
    Promise.all(
      undoReads?.(row).map((query) =>
        client.prefetchQuery({ ...query, ...notFlashed, staleTime: 0 }),
      ) ?? [],
    )
  const send = async (batch: Batch<Row>) => {
    await session.duringWrite(() => pLimit(concurrency).map(batch.items, readFirst))
    const failures = new Set<unknown>()
    const make: Make<Row> = async (row, write, isRetry) => {
      const call: WriteCall = (id, input, by) =>
        write(id, input, by).catch((error: unknown) => {
          failures.add(error)
          throw error
        })
      try {
        await chosen.run?.(row, call, isRetry)
      } catch (error) {
        // A read that failed has saved nothing.
        throw failures.has(error) ? withLostNote(operation, error) : error
      }
    }
    return perform(client, operation, batch, fanOut(make, concurrency), {
      success: null,
      flash: (outcome) => {
        const message = failureText(outcome)
        if (message) return { message, variant: 'error' }
        // Stopped before its first call.
        if (outcome.done === 0) return undefined
        return { message: action.done(countText(outcome.done)) }
      },
    })
  }
  const { items, results, running, start, retry, stop } = useBatch(send, onBusy, failureText)
  const states = results.map(({ state }) => state)
  const isStopping = running && states.includes('stopped')
  const closeWhenDone = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }

  const isSent = items.length > 0
  // First in both views: the form stays mounted.
  const filled = rows.length > 0 && fields?.({ title: form, isSent, rows, choose })

  if (!isSent)
    return (
      <div className={dialog.content}>
        {filled}
        {rows.length > 0 && about && <p className={classes.about}>{about}</p>}
        {rows.length > 0 && action.review?.(rows)}
        <LeftOut refused={refused} text={countText(refused.length)} />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {rows.length > 0 && (
            <Button
              color={danger ? dangerColour : undefined}
              disabled={chosen.run === null || chosen.rows.length === 0}
              onClick={() => void closeWhenDone(start(chosen.rows))}
            >
              {action.title(countText(chosen.rows.length))}
            </Button>
          )}
        </div>
      </div>
    )
  return (
    <div className={dialog.content}>
      {filled}
      <ProgressList
        title={action.title(countText(items.length))}
        items={items.map((row, id): ProgressItem => {
          const { state = 'waiting', refusal } = results[id] ?? {}
          return { id, label: nameOf(row), state, note: refusal?.message }
        })}
        maxShown={maxShown}
        onRetryFailed={running ? undefined : () => void closeWhenDone(retry())}
      />
      <div className={dialog.actions}>
        {running ? (
          <GuardedButton
            variant="default"
            refusal={isStopping ? 'The calls under way end first.' : undefined}
            onClick={stop}
          >
            {isStopping ? 'Stopping …' : 'Stop'}
          </GuardedButton>
        ) : (
          <>
            {states.some((state) => state === 'waiting' || state === 'stopped') &&
              !states.includes('failed') && (
                <Button variant="default" onClick={() => void closeWhenDone(retry())}>
                  Continue
                </Button>
              )}
            <Button onClick={onClose}>Close</Button>
          </>
        )}
      </div>
    </div>
  )
}

function LeftOut({ refused, text }: Pick<BulkTask<never>, 'refused'> & { text: string }) {
  if (refused.length === 0) return null
  const groups = [...Map.groupBy(refused, ({ sharedReason }) => sharedReason)]
  return (
    <div>
      <p className={classes.about}>{text} left out:</p>
      <ul
        aria-label="Left out"
        className={classes.refused}
        // A tab stop, so that the keyboard can scroll it.
        tabIndex={refused.length > 6 ? 0 : undefined}
      >
        {groups.map(([sharedReason, rows]) => {
          const names = rows.map(({ name }) => name)
          return (
            <li key={sharedReason}>
              <strong>{listed(names, maxShown)}</strong>:{' '}
              {rows.length === 1 ? rows[0]?.reason : sharedReason}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

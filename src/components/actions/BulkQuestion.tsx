import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Batch, fanOut, type Make } from '#api/core/batch.ts'
import { withLostNote } from '#api/core/lostAnswer.ts'
import type { MutatingOperationId } from '#api/core/operations.gen.ts'
import { perform } from '#api/core/write.ts'
import { counted, grouped } from '#domain/wording.ts'
import { dangerColour } from '#ui/dialog/ConfirmDialog.tsx'
import dialog from '#ui/dialog/dialog.module.css'
import type { Noun } from '#ui/list/listProps.ts'
import { type ProgressItem, ProgressList } from '#ui/page/ProgressList.tsx'
import { useBatch } from '../useBatch.ts'
import classes from './bulk.module.css'

/** The calls for the row at an index of the names. */
type RunAt = Make<number>

type Choose = (run: RunAt | null, indexes?: readonly number[]) => void

export interface BulkTask {
  readonly operation: MutatingOperationId
  readonly title: string
  readonly buttonText: (count: number) => string
  readonly doneText: (count: number) => string
  readonly about?: ReactNode
  readonly review?: ReactNode
  readonly danger?: boolean
  readonly noun: Noun
  /** Of the rows that are changed. */
  readonly names: readonly string[]
  /** Rows that are left out. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
  readonly run: RunAt | undefined
  readonly fields: ((choose: Choose) => ReactNode) | undefined
}

interface BulkQuestionProps {
  task: BulkTask
  onBusy: (busy: boolean) => void
  onClose: () => void
}

const concurrency = 6
const maxShown = 200

/** Asks, then shows the progress. Closes by itself after a full success. */
export function BulkQuestion({ task, onBusy, onClose }: BulkQuestionProps) {
  const { operation, buttonText, doneText, about, danger, noun, names, fields } = task
  const client = useQueryClient()
  const all = [...names.keys()]
  const [chosen, setChosen] = useState<{ run: RunAt | null; indexes: readonly number[] }>({
    run: task.run ?? null,
    indexes: all,
  })
  const choose: Choose = (run, indexes = all) => setChosen({ run, indexes })
  const send = (batch: Batch<number>) => {
    const make: Make<number> = async (...sent) => {
      try {
        await chosen.run?.(...sent)
      } catch (error) {
        throw withLostNote(operation, error)
      }
    }
    return perform(client, operation, batch, fanOut(make, concurrency), {
      success: null,
      flash: ({ all, done, refused: [first, ...others] }) =>
        first
          ? {
              message: `${others.length + 1} of ${counted(all, noun.one, noun.many)} failed. ${first.message}`,
              variant: 'error',
            }
          : { message: doneText(done) },
    })
  }
  const { items, results, running, start, retry, stop } = useBatch(send, onBusy)
  const states = results.map(({ state }) => state)
  const closeWhenDone = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }

  if (items.length === 0)
    return (
      <div className={dialog.content}>
        {names.length > 0 && about && <p className={classes.about}>{about}</p>}
        {names.length > 0 && task.review}
        {names.length > 0 && fields?.(choose)}
        <LeftOut refused={task.refused} noun={noun} />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {names.length > 0 && (
            <Button
              color={danger ? dangerColour : undefined}
              disabled={chosen.run === null || chosen.indexes.length === 0}
              onClick={() => void closeWhenDone(start(chosen.indexes))}
            >
              {buttonText(chosen.indexes.length)}
            </Button>
          )}
        </div>
      </div>
    )
  return (
    <div className={dialog.content}>
      <ProgressList
        title={buttonText(items.length)}
        items={items.map((index, at): ProgressItem => {
          const { state = 'waiting', refusal } = results[at] ?? {}
          return { id: index, label: names[index] ?? '', state, note: refusal?.message }
        })}
        maxShown={maxShown}
        onRetryFailed={running ? undefined : () => void closeWhenDone(retry())}
      />
      <div className={dialog.actions}>
        {running ? (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            {states.includes('waiting') && !states.includes('failed') && (
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

function LeftOut({ refused, noun }: Pick<BulkTask, 'refused' | 'noun'>) {
  if (refused.length === 0) return null
  return (
    <div>
      <p className={classes.about}>{counted(refused.length, noun.one, noun.many)} left out:</p>
      <ul
        aria-label="Left out"
        className={classes.refused}
        // A tab stop, so that the keyboard can scroll it.
        tabIndex={refused.length > 6 ? 0 : undefined}
      >
        {refused.slice(0, maxShown).map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <li key={at}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
        {refused.length > maxShown && <li>and {grouped(refused.length - maxShown)} more</li>}
      </ul>
    </div>
  )
}

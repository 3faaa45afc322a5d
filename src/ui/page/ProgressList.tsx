import { Button, Progress } from '@mantine/core'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconLoader2,
} from '@tabler/icons-react'
import { grouped } from '#domain/wording.ts'
import '../tokens.css'
import classes from './ProgressList.module.css'

export interface ProgressItem {
  id: string | number
  label: string
  state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  note?: string
}

interface ProgressListProps {
  /** `Adding Cold Brew to 40 stores` */
  title: string
  items: readonly ProgressItem[]
  onRetryFailed?: (() => void) | undefined
  /** Shows the failed and running ones of more items first. Default: all, in their order. */
  maxShown?: number
}

const stateMarks = {
  waiting: { Icon: IconCircleDashed, word: 'waiting' },
  running: { Icon: IconLoader2, word: 'running' },
  stopped: { Icon: IconCircleDashed, word: 'stopped' },
  done: { Icon: IconCircleCheck, word: 'done' },
  failed: { Icon: IconAlertCircle, word: 'failed' },
}

const urgency = { failed: 0, running: 1, stopped: 2, waiting: 2, done: 3 }

export function ProgressList({
  title,
  items,
  onRetryFailed,
  maxShown = Number.POSITIVE_INFINITY,
}: ProgressListProps) {
  const failed = items.filter((item) => item.state === 'failed').length
  const done = items.filter((item) => item.state === 'done').length
  const over = items.length > 0 && done + failed === items.length
  const shown =
    items.length > maxShown
      ? [...items].sort((a, b) => urgency[a.state] - urgency[b.state]).slice(0, maxShown)
      : items
  const share = items.length === 0 ? 0 : ((done + failed) / items.length) * 100

  return (
    <div className={classes.progress}>
      <div className={classes.head}>
        <strong>{title}</strong>
        <span role="status" className={classes.count}>
          {done} of {items.length} done{failed > 0 ? `, ${failed} failed` : ''}
        </span>
      </div>
      <Progress.Root size="sm">
        <Progress.Section
          value={share}
          aria-label={title}
          color={failed > 0 ? 'var(--ui-danger)' : 'var(--ui-brand)'}
        />
      </Progress.Root>
      <ul
        className={classes.list}
        aria-label={`Result of ${title}`}
        // A tab stop, so that the keyboard can scroll a long list.
        tabIndex={shown.length > 6 ? 0 : undefined}
      >
        {shown.map(({ id, label, state, note }) => {
          const { Icon, word } = stateMarks[state]
          return (
            <li key={id} data-state={state} className={classes.item}>
              <Icon size={18} aria-hidden className={classes.icon} />
              <span className={classes.label}>
                {label}
                {note && <span className={classes.note}>{note}</span>}
              </span>
              <span className={classes.word}>{word}</span>
            </li>
          )
        })}
      </ul>
      {shown.length < items.length && (
        <span className={classes.count}>and {grouped(items.length - shown.length)} more</span>
      )}
      {over && failed > 0 && onRetryFailed && (
        <Button variant="default" onClick={onRetryFailed}>
          Retry failed
        </Button>
      )}
    </div>
  )
}

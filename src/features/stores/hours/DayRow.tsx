import { UnstyledButton } from '@mantine/core'
import { hoursText, nextDayText, type OpenHours } from '#domain/stores/storeHours.ts'
import classes from './hours.module.css'
import { openShares } from './openShares.ts'

interface DayRowProps {
  name: string
  hours: OpenHours | 'closed' | null
  /** May end after midnight. */
  dayBefore: OpenHours | 'closed' | null
  today: boolean
  /** Default: read-only. */
  onEdit?: (() => void) | undefined
}

export function DayRow({ name, hours, dayBefore, today, onEdit }: DayRowProps) {
  const content = (
    <>
      <span className={classes.name}>{name}</span>{' '}
      <span className={classes.track} aria-hidden>
        {openShares(hours, dayBefore).map(({ start, end }) => (
          <span
            key={start}
            className={classes.open}
            style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
          />
        ))}
      </span>
      <span className={classes.hours} data-closed={hours === 'closed' || undefined}>
        {hoursText(hours)}
      </span>
    </>
  )
  return (
    <li
      className={classes.day}
      aria-current={today ? 'date' : undefined}
      title={nextDayText(hours)}
    >
      {onEdit ? (
        <UnstyledButton className={classes.line} onClick={onEdit}>
          {content}
        </UnstyledButton>
      ) : (
        <span className={classes.line}>{content}</span>
      )}
    </li>
  )
}

import { UnstyledButton } from '@mantine/core'
import { hoursText, nextDayText, type OpenHours } from '#domain/storeHours.ts'
import classes from './hours.module.css'
import { openShares } from './openShares.ts'

interface DayRowProps {
  name: string
  hours: OpenHours | 'closed' | null
  /** Whether these hours are the ones of today. */
  today: boolean
  /** Opens the dialog of the day; a row without it is only read. */
  onEdit?: (() => void) | undefined
}

/** One day of the week: its name, its hours in words, and a bar from midnight to midnight. */
export function DayRow({ name, hours, today, onEdit }: DayRowProps) {
  const words = hoursText(hours)
  const content = (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.track} aria-hidden>
        {openShares(hours).map(({ start, end }) => (
          <span
            key={start}
            className={classes.open}
            style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
          />
        ))}
      </span>
      <span className={classes.hours} data-closed={hours === 'closed' || undefined}>
        {words}
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
        <UnstyledButton className={classes.line} aria-label={`${name}: ${words}`} onClick={onEdit}>
          {content}
        </UnstyledButton>
      ) : (
        <span className={classes.line}>{content}</span>
      )}
    </li>
  )
}

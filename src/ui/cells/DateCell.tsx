import { mediumDate, mediumMoment, ownTimeZone } from '#domain/calendar.ts'
import '../tokens.css'
import classes from './cells.module.css'

interface DateCellProps {
  /** A moment (ISO 8601 UTC) or a date ('YYYY-MM-DD'). */
  value: string | null | undefined
  /** Default: 'Nov 21, 2026' or, for a moment, 'Nov 21, 2026, 10:40 AM'. */
  format?: (value: string, timeZone?: string) => string
  /** Default: the user's own. */
  timeZone?: string
}

/** The tooltip of a moment names its time zone (AMB-169). */
export function DateCell({ value, format = dateText, timeZone }: DateCellProps) {
  if (!value) return <span className={classes.nothing}>–</span>
  return (
    <time
      dateTime={value}
      className={classes.figures}
      data-rest-tip={value.length === 10 ? undefined : (timeZone ?? ownTimeZone())}
    >
      {format(value, timeZone)}
    </time>
  )
}

/** A date has no time zone. */
export function dateText(value: string, timeZone?: string): string {
  return value.length === 10 ? mediumDate(value) : mediumMoment(value, timeZone)
}

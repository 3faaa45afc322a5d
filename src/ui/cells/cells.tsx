import '../tokens.css'
import classes from './cells.module.css'
import '../tokens.css'
import '../tokens.css'
import '../tokens.css'
import { type ReactNode, useState } from 'react'
import { mediumDate, mediumMoment, ownTimeZone } from '#domain/calendar.ts'
import { formatCents, formatDollars } from '#domain/prices/money.ts'

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

interface MoneyCellProps {
  /** Null is shown as a dash, never as 0. */
  cents: number | null | undefined
  /** `cents` shows `495¢` with `$4.95` beside it. */
  unit?: 'dollars' | 'cents'
}

export function MoneyCell({ cents, unit = 'dollars' }: MoneyCellProps) {
  if (cents === null || cents === undefined) return <span className={classes.nothing}>–</span>
  if (unit === 'dollars') return <span className={classes.figures}>{formatDollars(cents)}</span>
  return (
    <span className={classes.figures}>
      {formatCents(cents)} <span className={classes.beside}>{formatDollars(cents)}</span>
    </span>
  )
}

/** `good`: online, paid. `bad`: offline, failed. `busy`: in progress. `brand`: chosen. `quiet`: all others. */
export type StatusTone = 'good' | 'bad' | 'busy' | 'brand' | 'quiet'

/** A dot and a word, because many users cannot tell colors apart. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}

interface DetailCellProps {
  children: ReactNode
  detail: ReactNode
}

/** A text with a small one below. */
export function DetailCell({ children, detail }: DetailCellProps) {
  return (
    <span className={classes.lines}>
      <span className={classes.line}>{children}</span>
      <span className={classes.detail}>{detail}</span>
    </span>
  )
}

interface ThumbCellProps {
  src: string | null | undefined
  children: ReactNode
  detail?: ReactNode
}

/** For `rowHeight={56}`. Few elements: lists of ten thousand rows render it while they scroll. */
export function ThumbCell({ src, children, detail }: ThumbCellProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.thumbCell}>
      {src && failed !== src ? (
        <img
          className={classes.thumb}
          src={src}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={classes.noThumb} />
      )}
      {detail ? (
        <DetailCell detail={detail}>{children}</DetailCell>
      ) : (
        <span className={classes.line}>{children}</span>
      )}
    </span>
  )
}

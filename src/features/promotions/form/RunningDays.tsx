import { addDays, mediumDate, shortDate } from '#domain/calendar.ts'
import {
  dayOf,
  hasUnknownDays,
  missingDay,
  type PromotionSchedule,
  runningDates,
} from '#domain/promotions/promotionSchedule.ts'
import { stripDays } from '#domain/promotions/promotionWarnings.ts'
import { counted } from '#domain/wording.ts'
import classes from './runningDays.module.css'

interface RunningDaysProps {
  schedule: PromotionSchedule
  today: string
}

const weeks = 12
const weekdayLetters = ['S', 'M', 'T', 'W', 'T', 'F', 'S']

/** Twelve weeks from this week, or from the week of a later first day. */
export function RunningDays({ schedule, today }: RunningDaysProps) {
  const start = dayOf(schedule.start_date)
  const days = stripDays(start > today ? start : today, weeks)
  const [first = today] = days
  const last = addDays(first, days.length - 1)
  const dates = runningDates(schedule, first, last)
  const runs = new Set(dates)
  const [next] = dates.filter((date) => date >= today)
  const missing = missingDay(schedule)
  const runsOn = `Runs on ${counted(dates.length, 'day')} of the ${weeks} weeks from ${shortDate(first)} to ${shortDate(last)}`
  return (
    <figure className={classes.strip}>
      <figcaption className={classes.about}>
        {missing
          ? `No day is marked, since the ${missing} is missing.`
          : hasUnknownDays(schedule)
            ? 'No day is marked, since the rule of the repetition cannot be read here.'
            : `${runsOn}${next ? `, next on ${shortDate(next)}` : ''}.`}
      </figcaption>
      <div className={classes.weeks} aria-hidden>
        <div className={classes.week}>
          <span />
          {weekdayLetters.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share a letter
            <span key={at} className={classes.weekday}>
              {letter}
            </span>
          ))}
        </div>
        {Array.from({ length: weeks }, (_, week) => days.slice(week * 7, week * 7 + 7)).map(
          (week) => (
            <div key={week[0]} className={classes.week}>
              <span className={classes.month}>{monthOf(week)}</span>
              {week.map((date) => (
                <span
                  key={date}
                  className={classes.day}
                  title={shortDate(date)}
                  data-runs={runs.has(date) || undefined}
                  data-today={date === today || undefined}
                >
                  {Number(date.slice(8))}
                </span>
              ))}
            </div>
          ),
        )}
      </div>
    </figure>
  )
}

/** '' if no month begins in the week. */
function monthOf(week: readonly string[]): string {
  const first = week.find((date) => date.endsWith('-01'))
  return first ? mediumDate(first).slice(0, 3) : ''
}

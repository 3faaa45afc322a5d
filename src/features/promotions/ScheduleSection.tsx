import type { Promotion } from '#api/promotions.ts'
import { useStoreDate } from '#components/useStoreDate.ts'
import { lastDay, ownTimeZone, shortDate } from '#domain/calendar.ts'
import { nextDates } from '#domain/nextDates.ts'
import { dayOf, repetitionOf, windowText } from '#domain/promotionSchedule.ts'
import { repetitionText } from '#domain/recurrence.ts'
import { DefinitionList, type Fact } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './promotions.module.css'

/** The schedule of a promotion: its dates, the hours on each date, and the repeats. */
export function ScheduleSection({ promotion }: { promotion: Promotion }) {
  const { start_date, end_date, start_time, end_time, repeats } = promotion
  const today = useStoreDate(ownTimeZone())
  const allDay = start_time === '00:00:00' && end_time === '23:59:59'
  return (
    <Section
      id="schedule"
      title="When"
      description={`The state of a promotion goes by the date in ${ownTimeZone()}, its hours by the clock of each store.`}
    >
      <DefinitionList
        facts={[
          { term: 'Starts', value: shortDate(start_date) },
          { term: 'Ends', value: shortDate(end_date) },
          {
            term: 'Time of Day',
            value: allDay ? 'All day' : windowText(promotion),
          },
          {
            term: 'Repeats',
            value: repeats ? (
              <span className={classes.lines}>{repetitionText(repeats)}</span>
            ) : (
              'Does not repeat'
            ),
          },
          ...exampleDates(promotion, today),
        ]}
      />
    </Section>
  )
}

/** The next five dates on which a promotion repeats; empty for a past promotion. */
function exampleDates(promotion: Promotion, today: string): Fact[] {
  const rule = repetitionOf(promotion)
  if (!rule) return []
  const start = dayOf(promotion.start_date)
  const dates = nextDates(rule, start > today ? start : today, 5)
  const within = dates.filter((date) => date <= lastDay(promotion.end_date))
  return within.length === 0
    ? []
    : [{ term: 'Example Dates', value: within.map(shortDate).join(', ') }]
}

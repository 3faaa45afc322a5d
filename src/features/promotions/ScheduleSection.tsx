import type { Promotion } from '#api/promotions.ts'
import { ownTimeZone } from '#domain/longMoment.ts'
import { promotionDay } from '#domain/promotionDay.ts'
import { repetitionText } from '#domain/recurrence.ts'
import { clockText } from '#domain/storeTime.ts'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from './promotions.module.css'

/** When a promotion holds: its days, the hours of each of them, and on which it repeats. */
export function ScheduleSection({ promotion }: { promotion: Promotion }) {
  const { start_date, end_date, start_time, end_time, repeats } = promotion
  const allDay = start_time === '00:00:00' && end_time === '23:59:59'
  return (
    <Section
      id="schedule"
      title="When"
      description={`Whether it is ongoing follows the date in ${ownTimeZone()}; times are those at the store.`}
    >
      <DefinitionList
        facts={[
          { term: 'Starts', value: promotionDay(start_date) },
          { term: 'Ends', value: promotionDay(end_date) },
          {
            term: 'Time of Day',
            value: allDay ? 'All day' : `${clockText(start_time)} to ${clockText(end_time)}`,
          },
          {
            term: 'Repeats',
            value: repeats ? (
              <span className={classes.lines}>{repetitionText(repeats)}</span>
            ) : (
              'Does not repeat'
            ),
          },
        ]}
      />
    </Section>
  )
}

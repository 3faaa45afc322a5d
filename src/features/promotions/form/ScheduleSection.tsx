import type { Promotion } from '#api/promotions.ts'
import { useStoreDate } from '#components/storeHooks.ts'
import { ownTimeZone, shortDate } from '#domain/calendar.ts'
import {
  exampleDates,
  hasUnknownDays,
  runsAllDay,
  windowText,
} from '#domain/promotions/promotionSchedule.ts'
import { repetitionText } from '#domain/promotions/recurrence.ts'
import { DefinitionList, type Fact } from '#ui/page/DefinitionList.tsx'
import { Section } from '#ui/page/Section.tsx'
import classes from '../promotions.module.css'

export function ScheduleSection({ promotion }: { promotion: Promotion }) {
  const { start_date, end_date, repeats } = promotion
  const today = useStoreDate(ownTimeZone())
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
            value: runsAllDay(promotion) ? 'All day' : windowText(promotion),
          },
          {
            term: 'Repeats',
            value: repeats ? (
              <span className={classes.lines}>{repetitionText(repeats)}</span>
            ) : (
              'Does not repeat'
            ),
          },
          ...exampleFacts(promotion, today),
        ]}
      />
    </Section>
  )
}

function exampleFacts(promotion: Promotion, today: string): Fact[] {
  if (hasUnknownDays(promotion))
    return [{ term: 'Example Dates', value: 'Not known: the rule cannot be read here' }]
  const dates = exampleDates(promotion, today)
  return dates.length === 0
    ? []
    : [{ term: 'Example Dates', value: dates.map(shortDate).join(', ') }]
}

import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { eodCsvQuery, eodQuery } from '#api/reports.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { useListSearch } from '#components/useListSearch.ts'
import { shortDate } from '#domain/calendar.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { List } from '#ui/list/List.tsx'
import { useTyping } from '#ui/list/tools/SearchField.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { Section } from '#ui/page/Section.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { eodList } from './eodColumns.tsx'
import { ReportDate } from './ReportDate.tsx'
import { dateDebounceMs, dateFault, yesterday } from './reportDays.ts'
import classes from './reports.module.css'
import { StoreRevenue } from './StoreRevenue.tsx'

interface EodReportProps {
  date: string
  onChoose: (date: string) => void
}

export function EodReport({ date, onChoose }: EodReportProps) {
  const report = useQuery({ ...eodQuery(date), placeholderData: keepPreviousData })
  const typed = useTyping(date, (next) => !dateFault(next) && onChoose(next), dateDebounceMs)
  const list = useListSearch(eodList)
  // Rows have no id.
  const rows = report.data?.map((row, id) => ({ ...row, id }))
  const total = rows?.reduce((cents, { revenue }) => cents + revenue, 0) ?? 0
  const facts = rows?.length ? `: ${formatDollars(total)}` : ''
  // While a date is typed, the table shows the previous one.
  const isOfField = typed.text === date
  return (
    <Section
      id="eod"
      title="EOD Report"
      description={isOfField ? `Revenue on ${shortDate(date)}${facts}` : 'Revenue of a day'}
      actions={
        <DownloadButton
          label="EOD Report"
          refusal={dateFault(typed.text)}
          query={eodCsvQuery(date)}
          fileName={`eod-${date}.csv`}
        />
      }
    >
      <div className={classes.dates}>
        <ReportDate label="Date" date={typed} />
      </div>
      <fieldset aria-label="Days" className={classes.ranges}>
        <Button
          size="xs"
          variant={isOfField && date === yesterday() ? 'light' : 'default'}
          aria-pressed={isOfField && date === yesterday()}
          onClick={() => onChoose(yesterday())}
        >
          Yesterday
        </Button>
      </fieldset>
      {rows ? (
        <div className={classes.report} data-outdated={!isOfField || undefined}>
          <List
            label="EOD Report"
            noun={{ one: 'row', many: 'rows' }}
            rows={rows}
            {...list}
            busy={report.isPlaceholderData}
            cardsBelow={420}
            empty={{
              title: 'No revenue on this day',
              text: 'This table shows what each store took in, by type of product.',
            }}
          />
          {rows.length > 0 && <StoreRevenue rows={rows} />}
        </div>
      ) : report.error ? (
        <FailedRead title="The end-of-day report could not be loaded" read={report} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Section>
  )
}

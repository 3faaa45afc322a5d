import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, useLayoutEffect, useRef } from 'react'
import { type Days, type TipRow, tipsCsvQuery, tipsQuery } from '#api/reports.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import { shortDate } from '#domain/calendar.ts'
import { distinctNames } from '#domain/namesakes.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { compareTexts } from '#domain/sorting.ts'
import { counted } from '#domain/wording.ts'
import { ChartArea } from '#ui/chart/ChartArea.tsx'
import { FigureTable } from '#ui/chart/FigureTable.tsx'
import { useTyping } from '#ui/list/tools/SearchField.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { Section } from '#ui/page/Section.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { ReportDate } from './ReportDate.tsx'
import { dateDebounceMs, dateFault, reportRanges } from './reportDays.ts'
import classes from './reports.module.css'

// Lazy: the chart library is heavy.
const TipChart = lazy(async () => ({ default: (await import('./TipChart.tsx')).TipChart }))

interface TipReportProps {
  days: Days
  onChoose: (days: Days) => void
}

/** Refetched when a date changes (AMB-162). */
export function TipReport({ days, onChoose }: TipReportProps) {
  const report = useQuery({ ...tipsQuery(days), placeholderData: keepPreviousData })
  const typed = useTypedDays(days, onChoose)
  const { start, end } = days
  // The table shows the previous range until the fields hold a valid one.
  const isOfFields = typed.start.text === start && typed.end.text === end
  return (
    <Section
      id="tips"
      title="Tip Report"
      description={`Tips per person${isOfFields ? ` from ${shortDate(start)} to ${shortDate(end)}` : ''}, by the days of each store`}
      actions={
        <DownloadButton
          label="Download"
          refusal={typed.refusal}
          query={tipsCsvQuery(days)}
          fileName={`tips-${start}-${end}.csv`}
        />
      }
    >
      <div className={classes.dates}>
        <ReportDate label="Start Date" date={typed.start} />
        <ReportDate label="End Date" date={typed.end} error={typed.backwards} />
      </div>
      <fieldset aria-label="Ranges" className={classes.ranges}>
        {reportRanges().map(({ label, days: range }) => {
          const isChosen = isOfFields && range.start === start && range.end === end
          return (
            <Button
              key={label}
              size="xs"
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChoose(range)}
            >
              {label}
            </Button>
          )
        })}
      </fieldset>
      {report.data ? (
        <div
          aria-busy={report.isPlaceholderData}
          className={classes.report}
          data-outdated={!isOfFields || undefined}
        >
          <Tips rows={report.data} />
        </div>
      ) : report.error ? (
        <FailedRead title="The tips could not be loaded" read={report} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </Section>
  )
}

/** A reversed range shows an error and changes nothing. */
function useTypedDays(days: Days, onChoose: (days: Days) => void) {
  const typed = useRef(days)
  const choose = (changed: Partial<Days>) => {
    const next = { ...typed.current, ...changed }
    if (!dateFault(next.start) && !dateFault(next.end) && next.start <= next.end) onChoose(next)
  }
  const start = useTyping(days.start, (date) => choose({ start: date }), dateDebounceMs)
  const end = useTyping(days.end, (date) => choose({ end: date }), dateDebounceMs)
  useLayoutEffect(() => {
    typed.current = { start: start.text, end: end.text }
  })
  const isBackwards = !dateFault(start.text) && end.text < start.text && !dateFault(end.text)
  const backwards = isBackwards ? 'The end date is before the start date.' : undefined
  const refusal = dateFault(start.text) ?? dateFault(end.text) ?? backwards
  return { start, end, backwards, refusal }
}

function Tips({ rows }: { rows: readonly TipRow[] }) {
  const sorted = withDistinctNames(rows).sort(
    (a, b) => b.tips - a.tips || compareTexts(a.name, b.name),
  )
  const total = rows.reduce((cents, { tips }) => cents + tips, 0)
  return (
    <>
      <ChartArea height={320}>
        <SectionBoundary failed="The chart could not be loaded">
          <TipChart rows={sorted} />
        </SectionBoundary>
      </ChartArea>
      {rows.length === 0 ? (
        <p className={classes.nothing}>Nobody was tipped on these days.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
        <section aria-label="Tips per person" tabIndex={0} className={classes.scroll}>
          <FigureTable
            caption={`${formatDollars(total)} in total, ${counted(rows.length, 'person', 'people')}`}
            headers={['Name', 'Tips']}
            rows={sorted.map(({ name, tips }) => ({ name, figure: formatDollars(tips) }))}
          />
        </section>
      )}
    </>
  )
}

/** Without an id, which is an extension, namesakes stay alike. */
function withDistinctNames(rows: readonly TipRow[]): TipRow[] {
  const people = rows.flatMap(({ user_id, name }) =>
    user_id === undefined ? [] : [{ id: user_id, name }],
  )
  const names = distinctNames(people)
  return rows.map((row) => ({ ...row, name: names.get(row.user_id ?? 0) ?? row.name }))
}

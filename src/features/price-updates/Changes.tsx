import { lazy, useDeferredValue } from 'react'
import { SectionBoundary } from '#components/SectionBoundary.tsx'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import { histogram } from '#domain/prices/priceHistogram.ts'
import { counted, grouped } from '#domain/wording.ts'
import { ChartArea } from '#ui/chart/ChartArea.tsx'
import { FigureTable } from '#ui/chart/FigureTable.tsx'
import classes from './changes.module.css'
import { isSent } from './listRows.ts'

// Lazy: the chart library is heavy.
const ChangeChart = lazy(async () => ({ default: (await import('./ChangeChart.tsx')).ChangeChart }))

interface ChangesProps {
  rows: readonly CheckedRow[]
  exported: boolean
}

/** Without rows whose old price is unknown. */
export function Changes({ rows, exported }: ChangesProps) {
  // Deferred: counting and drawing is the slowest part after an edit.
  const settled = useDeferredValue(rows)
  const changes = settled
    .filter(isSent)
    .flatMap(({ price, current }) =>
      price && current ? [{ from: current.price, to: price.price }] : [],
    )
  const bars = histogram(changes)
  if (changes.length === 0) return null
  const up = bars.reduce((sum, { prices, falls }) => sum + (falls ? 0 : prices), 0)
  return (
    <section aria-labelledby="changes-heading" className={classes.changes}>
      <h3 id="changes-heading" className={classes.heading}>
        Changes by share of the {exported ? 'exported price' : 'price in effect'}
      </h3>
      <p className={classes.facts}>
        {counted(up, 'price')} {up === 1 ? 'rises' : 'rise'}, {grouped(changes.length - up)}{' '}
        {changes.length - up === 1 ? 'falls' : 'fall'}.
      </p>
      <ChartArea height={200}>
        <SectionBoundary failed="The chart could not be loaded">
          <ChangeChart bars={bars} />
        </SectionBoundary>
      </ChartArea>
      <details className={classes.details}>
        <summary>As a table</summary>
        <FigureTable
          headers={['Change', 'Prices']}
          rows={bars.map(({ label, prices }) => ({ name: label, figure: grouped(prices) }))}
        />
      </details>
    </section>
  )
}

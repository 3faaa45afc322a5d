import { useRef, useState } from 'react'
import type { PriceImportProgress } from '#api/priceUpdates.ts'
import { inEffect } from '#domain/prices/priceList.ts'
import { counted, grouped } from '#domain/wording.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Grid } from '#ui/grid/Grid.tsx'
import type { GridLine } from '#ui/grid/gridProps.ts'
import { useWidth } from '#ui/useWidth.ts'
import { rowName } from './priceColumns.ts'
import classes from './priceUpdates.module.css'
import {
  leftOutText,
  narrowColumns,
  type ResultRow,
  resultColumns,
  resultsOf,
} from './resultRows.ts'
import type { SentList } from './Upload.tsx'

interface ImportResultProps {
  progress: PriceImportProgress
  sent: SentList
}

/** Pixels. Below, the result has a line of its own. */
const resultBesideFrom = 860

type Shown = 'all' | 'failed'

export function ImportResult({ progress, sent: { rows, leftOut } }: ImportResultProps) {
  const [shown, setShown] = useState<Shown>('all')
  const frame = useRef<HTMLDivElement>(null)
  const narrow = useWidth(frame) < resultBesideFrom
  const lines = resultsOf(rows, progress).map((row): GridLine<ResultRow, never> => {
    return { kind: 'row', id: String(row.checked.row), row }
  })
  const shows =
    shown === 'failed'
      ? (line: GridLine<ResultRow, never>) => line.kind === 'row' && !line.row.applied
      : undefined
  const { price_count, failure_count } = progress
  const options = [
    { value: 'all', label: `All ${grouped(rows.length)}` },
    { value: 'failed', label: `Not applied ${grouped(failure_count)}` },
  ] as const
  return (
    <div ref={frame} className={classes.progress}>
      <p role="status" className={classes.result} data-failed={failure_count > 0 || undefined}>
        {inEffect(price_count - failure_count, price_count)}
        {failure_count > 0 &&
          ` ${counted(failure_count, 'row')} ${failure_count === 1 ? 'was' : 'were'} not applied.`}
        {leftOut.length > 0 && ` ${leftOutText(leftOut)}`}
      </p>
      <Grid
        label="Result"
        lines={lines}
        columns={narrow ? narrowColumns : resultColumns}
        rowName={({ checked }) => rowName(checked)}
        shows={shows}
        toolbar={
          failure_count > 0 && (
            <div role="radiogroup" aria-label="Show">
              <Segments options={options} value={shown} onChange={setShown} />
            </div>
          )
        }
      />
    </div>
  )
}

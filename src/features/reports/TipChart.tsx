import { useElementSize } from '@mantine/hooks'
import { Bar } from '@nivo/bar'
import type { TipRow } from '#api/reports.ts'
import { formatDollars } from '#domain/money.ts'
import classes from './reports.module.css'

const height = 320
const margin = { top: 16, right: 8, bottom: 40, left: 72 }
/** Least and largest width of a person's share of the chart, in pixels. */
const narrowest = 36
const widest = 120
/** The top of the axis when nobody was tipped, in dollars (REP-04). */
const emptyMaximum = 100

const theme = {
  text: { fontFamily: 'inherit', fontSize: 13, fill: 'var(--ui-muted)' },
  axis: { ticks: { text: { fill: 'var(--ui-muted)' } } },
  grid: { line: { stroke: 'var(--ui-line)' } },
}

/** A bar per person, in dollars. People are told apart by their row: names may be alike, above all when cut. */
export function TipChart({ rows }: { rows: readonly TipRow[] }) {
  const { ref, width } = useElementSize()
  const bars = rows.map(({ name, tips }, index) => ({ id: String(index), name, tips: tips / 100 }))
  const nameOf = (id: string | number) => bars[Number(id)]?.name ?? ''
  const room = Math.max(width, margin.left + margin.right + bars.length * narrowest)
  const drawn = Math.min(room, margin.left + margin.right + Math.max(1, bars.length) * widest)
  const some = bars.some(({ tips }) => tips > 0)
  return (
    <div ref={ref}>
      {width > 0 && (
        <Bar
          data={bars}
          keys={['tips']}
          indexBy="id"
          width={some ? drawn : width}
          height={height}
          margin={margin}
          padding={0.3}
          colors={() => 'var(--ui-brand)'}
          borderRadius={3}
          enableLabel={false}
          animate={false}
          theme={theme}
          valueScale={{ type: 'linear', min: 0, max: some ? 'auto' : emptyMaximum, nice: some }}
          axisBottom={{ tickSize: 0, tickPadding: 8, format: (id) => nameOf(id).slice(0, 3) }}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: 5,
            format: (dollars) => `$${Number(dollars).toLocaleString('en-US')}`,
          }}
          gridYValues={5}
          role="img"
          ariaLabel="Chart of the tips per person"
          tooltip={({ indexValue, value }) => (
            <div className={classes.tip}>
              {nameOf(indexValue)} <strong>{formatDollars(Math.round(value * 100))}</strong>
            </div>
          )}
        />
      )}
    </div>
  )
}

import { useElementSize } from '@mantine/hooks'
import { Bar } from '@nivo/bar'
import type { TipRow } from '#api/reports.ts'
import { formatDollars } from '#domain/money.ts'
import classes from './reports.module.css'
import { usePrinted } from './usePrinted.ts'

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

/** Width of a sheet of paper in pixels, and the people whose bars stand beside each other there. */
const paper = 680
const onPaper = 16

/**
 * A bar per person, in dollars. On a screen the chart scrolls sideways, on paper it has as many rows as it needs.
 */
export function TipChart({ rows }: { rows: readonly TipRow[] }) {
  const { ref, width } = useElementSize()
  const printed = usePrinted()
  const most = rows.reduce((all, { tips }) => Math.max(all, tips), 0) / 100
  if (printed)
    return Array.from({ length: Math.ceil(rows.length / onPaper) || 1 }, (_, part) => {
      const own = rows.slice(part * onPaper, (part + 1) * onPaper)
      const share = (paper - margin.left - margin.right) / onPaper
      const drawn = own.length === 0 ? paper : margin.left + margin.right + own.length * share
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
      return <Bars key={part} rows={own} width={drawn} most={most} />
    })
  const room = Math.max(width, margin.left + margin.right + rows.length * narrowest)
  const drawn = Math.min(room, margin.left + margin.right + Math.max(1, rows.length) * widest)
  return (
    <div ref={ref}>
      {width > 0 && <Bars rows={rows} width={most > 0 ? drawn : width} most={most} />}
    </div>
  )
}

interface BarsProps {
  rows: readonly TipRow[]
  width: number
  /** The largest tips of the whole report, in dollars. */
  most: number
}

/** Bars of people. They are told apart by their row: names may be alike, above all when cut. */
function Bars({ rows, width, most }: BarsProps) {
  const bars = rows.map(({ name, tips }, index) => ({ id: String(index), name, tips: tips / 100 }))
  const nameOf = (id: string | number) => bars[Number(id)]?.name ?? ''
  return (
    <Bar
      data={bars}
      keys={['tips']}
      indexBy="id"
      width={width}
      height={height}
      margin={margin}
      padding={0.3}
      colors={() => 'var(--ui-brand)'}
      borderRadius={3}
      enableLabel={false}
      animate={false}
      theme={theme}
      valueScale={{ type: 'linear', min: 0, max: most > 0 ? most : emptyMaximum, nice: most > 0 }}
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
  )
}

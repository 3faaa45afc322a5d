import { useElementSize } from '@mantine/hooks'
import { Bar } from '@nivo/bar'
import { useSyncExternalStore } from 'react'
import type { TipRow } from '#api/reports.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { ChartTip, chartTheme } from '#ui/chart/ChartArea.tsx'
import { useRootScale } from '#ui/rem.ts'
import { axisLabels } from './axisLabels.ts'
import classes from './reports.module.css'

const height = 320
/** At the usual root font. */
const usualMargin = { top: 16, right: 8, bottom: 40, left: 72 }
/** Width of a person at the usual root font. */
const usualMinWidth = 36
const maxWidth = 120
/** Top of the axis without tips, in dollars. */
const emptyMaximum = 100

/** Width of paper in pixels, and people per row on it. */
const paperWidth = 680
const peoplePerPaperRow = 16

/** Dollars per person. Scrolls sideways on screen, wraps into rows on paper. */
export function TipChart({ rows }: { rows: readonly TipRow[] }) {
  const { ref, width } = useElementSize()
  const printed = usePrinted()
  const scale = useRootScale()
  const margin = scaled(usualMargin, scale)
  const minWidth = usualMinWidth * scale
  const labels = axisLabels(rows)
  const maxTips = rows.reduce((all, { tips }) => Math.max(all, tips), 0) / 100
  if (printed)
    return Array.from({ length: Math.ceil(rows.length / peoplePerPaperRow) || 1 }, (_, part) => {
      const [first, last] = [part * peoplePerPaperRow, (part + 1) * peoplePerPaperRow]
      const rowsOfPart = rows.slice(first, last)
      const share = (paperWidth - margin.left - margin.right) / peoplePerPaperRow
      const chartWidth =
        rowsOfPart.length === 0
          ? paperWidth
          : margin.left + margin.right + rowsOfPart.length * share
      return (
        <Bars
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
          key={part}
          rows={rowsOfPart}
          labels={labels.slice(first, last)}
          width={chartWidth}
          most={maxTips}
        />
      )
    })
  const room = width - margin.left - margin.right
  const scrolls = rows.length * minWidth > room
  const chartWidth =
    Math.min(room, Math.max(1, rows.length) * maxWidth) + margin.left + margin.right
  // Half a bar at the edge shows that the chart scrolls.
  const share = room / (Math.max(1, Math.floor(room / minWidth - 0.5)) + 0.5)
  return (
    <div ref={ref}>
      {width > 0 &&
        (scrolls ? (
          <div className={classes.scrolling}>
            <div aria-hidden className={classes.axis}>
              <Bars rows={[]} labels={[]} width={margin.left} most={maxTips} />
            </div>
            <Bars
              rows={rows}
              labels={labels}
              width={rows.length * share + margin.right}
              most={maxTips}
              without="axis"
            />
          </div>
        ) : (
          <Bars
            rows={rows}
            labels={labels}
            width={maxTips > 0 ? chartWidth : width}
            most={maxTips}
          />
        ))}
    </div>
  )
}

function scaled({ top, right, bottom, left }: typeof usualMargin, scale: number) {
  return { top: top * scale, right: right * scale, bottom: bottom * scale, left: left * scale }
}

const moneyAxis = {
  tickSize: 0,
  tickPadding: 8,
  tickValues: 5,
  format: (dollars: number) => `$${dollars.toLocaleString('en-US')}`,
}

interface BarsProps {
  rows: readonly TipRow[]
  /** Lines below each bar. */
  labels: readonly (readonly string[])[]
  width: number
  most: number
  /** A scrolling chart has its axis outside. */
  without?: 'axis'
}

/** Keyed by row: names may be equal, above all when truncated. */
function Bars({ rows, labels, width, most, without }: BarsProps) {
  const scale = useRootScale()
  const margin = scaled(usualMargin, scale)
  const bars = rows.map(({ name, tips }, index) => ({ id: String(index), name, tips: tips / 100 }))
  const nameOf = (id: string | number) => bars[Number(id)]?.name ?? ''
  return (
    <Bar
      data={bars}
      keys={['tips']}
      indexBy="id"
      width={width}
      height={height}
      margin={
        without ? { ...margin, left: 0 } : { ...margin, right: rows.length > 0 ? margin.right : 0 }
      }
      padding={0.3}
      colors={() => 'var(--ui-brand)'}
      borderRadius={3}
      enableLabel={false}
      animate={false}
      theme={chartTheme}
      valueScale={{ type: 'linear', min: 0, max: most > 0 ? most : emptyMaximum, nice: most > 0 }}
      axisBottom={{
        renderTick: ({ x, y, value }) => {
          const [cut, aside] = labels[Number(value)] ?? []
          return (
            <g key={value} transform={`translate(${x} ${y})`} className={classes.tick}>
              <text dy="1.25em">{cut}</text>
              {aside && <text dy="2.375em">{aside}</text>}
            </g>
          )
        },
      }}
      axisLeft={without ? null : moneyAxis}
      gridYValues={5}
      role="img"
      ariaLabel="Chart of the tips per person"
      tooltip={({ indexValue, value }) => (
        <ChartTip name={nameOf(indexValue)} figure={formatDollars(Math.round(value * 100))} />
      )}
    />
  )
}

const printed = () => matchMedia('print')

function subscribe(listener: () => void): () => void {
  const media = printed()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is rendered for paper. The browser prints after the render. */
function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => printed().matches)
}

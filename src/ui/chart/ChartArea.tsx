import type { ReactNode } from 'react'
import classes from './chart.module.css'

interface ChartAreaProps {
  /** Pixels reserved until the chart is rendered. */
  height: number
  children: ReactNode
}

export function ChartArea({ height, children }: ChartAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section aria-label="Chart" tabIndex={0} className={classes.area} style={{ minHeight: height }}>
      {children}
    </section>
  )
}

export function ChartTip({ name, figure }: { name: string; figure: string }) {
  return (
    <div className={classes.tip}>
      {name} <strong>{figure}</strong>
    </div>
  )
}

export const chartTheme = {
  text: { fontFamily: 'inherit', fontSize: '0.8125rem', fill: 'var(--ui-muted)' },
  axis: { ticks: { text: { fill: 'var(--ui-muted)' } } },
  grid: { line: { stroke: 'var(--ui-line)' } },
}

import type { ReactNode } from 'react'
import classes from './chart.module.css'

interface ChartAreaProps {
  /** Pixels that are kept free until the chart has come. */
  height: number
  children: ReactNode
}

/** The place of a chart, which scrolls sideways where it is wider than the page. */
export function ChartArea({ height, children }: ChartAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
    <section aria-label="Chart" tabIndex={0} className={classes.area} style={{ minHeight: height }}>
      {children}
    </section>
  )
}

import type { EodRow } from '#api/reports.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { compareTexts } from '#domain/sorting.ts'
import classes from './reports.module.css'

/** Sums of the report's rows by store, highest first. */
export function StoreRevenue({ rows }: { rows: readonly EodRow[] }) {
  const sums = new Map<string, number>()
  for (const { store, revenue } of rows) sums.set(store, (sums.get(store) ?? 0) + revenue)
  const sorted = [...sums].sort(([one, a], [other, b]) => b - a || compareTexts(one, other))
  return (
    <section aria-label="Revenue by store">
      <h3 className={classes.title}>Revenue by store</h3>
      <ul
        className={classes.sums}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
        tabIndex={0}
      >
        {sorted.map(([store, cents]) => (
          <li key={store}>
            <span>{store}</span>
            <span>{formatDollars(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

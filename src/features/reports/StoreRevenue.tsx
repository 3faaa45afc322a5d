import type { EodRow } from '#api/reports.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { compareTexts } from '#domain/sorting.ts'
import { DefinitionList } from '#ui/page/DefinitionList.tsx'

/** Sums of the report's rows by store, highest first. */
export function StoreRevenue({ rows }: { rows: readonly EodRow[] }) {
  const sums = new Map<string, number>()
  for (const { store, revenue } of rows) sums.set(store, (sums.get(store) ?? 0) + revenue)
  const sorted = [...sums].sort(([one, a], [other, b]) => b - a || compareTexts(one, other))
  const facts = sorted.map(([store, cents]) => ({ term: store, value: formatDollars(cents) }))
  return (
    <section aria-label="Revenue by store">
      <h3>Revenue by store</h3>
      <DefinitionList facts={facts} />
    </section>
  )
}

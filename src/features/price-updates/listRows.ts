import { type CheckedRow, hasError, isChange } from '#domain/prices/priceCheck.ts'

/** Rows are sorted by number. */
export function withChecked(
  rows: readonly CheckedRow[],
  checked: readonly CheckedRow[],
): readonly CheckedRow[] {
  if (checked.length === 0) return rows
  if (checked.length === rows.length) return checked
  const next = [...rows]
  for (const row of checked) {
    const at = indexOf(rows, row.row)
    if (at >= 0) next[at] = row
  }
  return next
}

function indexOf(rows: readonly CheckedRow[], row: number): number {
  let [first, end] = [0, rows.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if ((rows[middle]?.row ?? 0) < row) first = middle + 1
    else end = middle
  }
  return rows[first]?.row === row ? first : -1
}

export const filters = ['all', 'changed', 'warnings', 'errors'] as const
export type Filter = (typeof filters)[number]

export function matchesFilter(filter: Filter, row: CheckedRow): boolean {
  if (filter === 'changed') return isSent(row)
  if (filter === 'errors') return hasError(row)
  return filter === 'all' || row.findings.some(({ level }) => level === 'warning')
}

/** It may be a change or not. */
export const isUncompared = (row: CheckedRow) => row.current === null && !hasError(row)

export interface Totals extends Readonly<Record<Filter, number>> {
  readonly stores: number
  readonly products: number
  readonly uncompared: number
}

export const isSent = (row: CheckedRow) => isChange(row) && !hasError(row)

export function totalsOf(rows: readonly CheckedRow[]): Totals {
  const counts = { all: rows.length, changed: 0, warnings: 0, errors: 0 }
  const stores = new Set<number>()
  const variants = new Set<number>()
  let uncompared = 0
  for (const row of rows) {
    if (isUncompared(row)) uncompared += 1
    if (row.findings.length > 0)
      for (const filter of ['warnings', 'errors'] as const)
        if (matchesFilter(filter, row)) counts[filter] += 1
    if (!row.price || !isSent(row)) continue
    counts.changed += 1
    stores.add(row.price.store_id)
    variants.add(row.price.variant_id)
  }
  return { ...counts, stores: stores.size, products: variants.size, uncompared }
}

export const stemOf = (name: string) => name.replace(/\.\w{1,5}$/, '')

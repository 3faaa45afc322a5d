import type { PriceImportProgress } from '#api/priceUpdates.ts'
import { PairMap } from '#domain/pairMap.ts'
import { formatDollars } from '#domain/prices/money.ts'
import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import { counted, grouped, listed } from '#domain/wording.ts'
import type { GridColumn } from '#ui/grid/gridProps.ts'
import { productOf, skuOf, storeOf } from './priceColumns.ts'

export interface ResultRow {
  readonly checked: CheckedRow
  readonly applied: boolean
  readonly result: string
}

/** Rows that were not applied come first. `failures` may be shorter than `failure_count`. */
export function resultsOf(
  rows: readonly CheckedRow[],
  { price_count, failure_count, failures }: PriceImportProgress,
): readonly ResultRow[] {
  const reasons = new PairMap<string>()
  for (const failure of failures) reasons.set(failure, failure.message)
  const others =
    failure_count >= price_count
      ? { applied: false, result: 'Not applied.' }
      : failure_count > failures.length
        ? { applied: false, result: 'Not known; the e-mail has it.' }
        : { applied: true, result: 'Applied' }
  return rows
    .map((checked): ResultRow => {
      const reason = checked.price ? reasons.get(checked.price) : undefined
      return reason === undefined
        ? { checked, ...others }
        : { checked, applied: false, result: `Not applied: ${reason}` }
    })
    .sort((a, b) => Number(a.applied) - Number(b.applied))
}

/** '2 rows with errors were left out: rows 4 and 9.' */
export function leftOutText(rows: readonly number[]): string {
  const names = listed(rows.map(grouped), 20)
  return rows.length === 1
    ? `1 row with errors was left out: row ${names}.`
    : `${counted(rows.length, 'row')} with errors were left out: rows ${names}.`
}

const dollars = (cents: number | undefined) => (cents === undefined ? '' : formatDollars(cents))

export const resultColumns: readonly GridColumn<ResultRow>[] = [
  {
    id: 'product',
    header: 'Product',
    sticky: true,
    minWidth: 132,
    grow: 2,
    value: ({ checked }) => productOf(checked),
  },
  {
    id: 'sku',
    header: 'SKU',
    minWidth: 150,
    wraps: true,
    value: ({ checked }) => skuOf(checked),
  },
  {
    id: 'store',
    header: 'Store',
    value: ({ checked }) => storeOf(checked),
    minWidth: 110,
    grow: 2,
  },
  {
    id: 'before',
    header: 'Before',
    align: 'right',
    width: 92,
    value: ({ checked }) => dollars(checked.current?.price),
  },
  {
    id: 'now',
    header: 'New price',
    align: 'right',
    width: 100,
    value: ({ checked }) => dollars(checked.price?.price),
  },
  {
    id: 'result',
    header: 'Result',
    minWidth: 180,
    grow: 3,
    wraps: true,
    value: ({ result }) => result,
    mark: ({ applied, result }) => (applied ? undefined : { tone: 'danger', text: result }),
  },
  {
    id: 'row',
    header: 'Row',
    align: 'right',
    width: 72,
    value: ({ checked }) => String(checked.row),
  },
]

/** The result is below the product. */
export const narrowColumns: readonly GridColumn<ResultRow>[] = [
  ...resultColumns.filter(({ id }) => id === 'product'),
  ...resultColumns.filter(({ id }) => id === 'result'),
  ...resultColumns.filter(({ id }) => id !== 'product' && id !== 'result'),
]

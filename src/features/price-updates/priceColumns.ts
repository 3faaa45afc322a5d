import { formatCents, formatDollars, parseAmount } from '#domain/prices/money.ts'
import { type CheckedRow, type Level, percent } from '#domain/prices/priceCheck.ts'
import type { ExportColumn } from '#domain/prices/priceList.ts'
import type { CellType } from '#ui/grid/cellTypes.ts'
import type { CellMark, GridColumn } from '#ui/grid/gridProps.ts'

export type Grouping = 'product' | 'store'

const tones = { error: 'danger', warning: 'accent' } as const
const levelLabels: Readonly<Record<Level, string>> = { error: 'Error', warning: 'Warning' }

export function productOf({ cells, current, pair }: CheckedRow): string {
  const known = current?.product || cells['product name']
  return known || `Variant ${pair?.variant_id ?? (cells.variant_id || '?')}`
}

export function storeOf({ cells, current, pair }: CheckedRow): string {
  return (
    current?.store || cells['store name'] || `Store ${pair?.store_id ?? (cells.store_id || '?')}`
  )
}

export function skuOf({ cells, current }: CheckedRow): string {
  return current?.sku || cells.sku
}

function withSku(row: CheckedRow, name: string): string {
  const sku = skuOf(row)
  return sku ? `${sku} · ${name}` : name
}

export const rowName = (row: CheckedRow) =>
  `Row ${row.row}: ${skuOf(row) || productOf(row)} at ${storeOf(row)}`

/** The color is that of the worst finding. */
function markOf({ findings }: CheckedRow, column?: ExportColumn): CellMark | undefined {
  const own = findings.filter((one) => column === undefined || one.column === column)
  const [worst] = own.toSorted((a, b) => a.level.localeCompare(b.level))
  return worst && { tone: tones[worst.level], text: textOf(own) }
}

export function checkText({ findings }: CheckedRow): string {
  return textOf(findings)
}

function textOf(findings: CheckedRow['findings']): string {
  return findings.map(({ level, message }) => `${levelLabels[level]}: ${message}`).join(' ')
}

/** Accepts any text: the check of the row reports errors. */
const idCell: CellType = {
  show: String,
  write: String,
  read: (text) => ({ value: text.trim() }),
  right: true,
  inputMode: 'numeric',
}

const centsOf = (text: string) => (/^\d+$/.test(text) ? parseAmount(text) : null)

/** `4.95` -> 495 cents. */
const priceCell: CellType = {
  ...idCell,
  inputMode: 'decimal',
  show: (value) => {
    const cents = centsOf(String(value))
    return cents === null ? String(value) : formatCents(cents)
  },
  beside: (value) => {
    const cents = centsOf(String(value))
    return cents === null ? '' : formatDollars(cents)
  },
  read: (text) => ({ value: String(parseAmount(text) ?? text.trim()) }),
}

const difference = ({ price, current }: CheckedRow) =>
  price && current ? price.price - current.price : null

function differenceText(row: CheckedRow): string {
  const cents = difference(row)
  if (cents === null || cents === 0) return ''
  return cents > 0 ? `+${formatDollars(cents)}` : formatDollars(cents).replace('-', '−')
}

function shareText(row: CheckedRow): string {
  const cents = difference(row)
  if (!cents || !row.current?.price) return ''
  return `${cents > 0 ? '+' : '−'}${percent(Math.abs(cents) / row.current.price)}`
}

const column = (id: ExportColumn, header: string, more: Partial<GridColumn<CheckedRow>>) => ({
  id,
  header,
  value: ({ cells }: CheckedRow) => cells[id],
  mark: (row: CheckedRow) => markOf(row, id),
  ...more,
})

/** `narrow`: the check is in a line below the row. `exported`: old prices come from an exported list. */
export function priceColumns(
  grouping: Grouping,
  narrow: boolean,
  exported: boolean,
): readonly GridColumn<CheckedRow>[] {
  const name: GridColumn<CheckedRow> =
    grouping === 'product'
      ? { id: 'name', header: 'SKU and store', value: (row) => withSku(row, storeOf(row)) }
      : { id: 'name', header: 'SKU and product', value: (row) => withSku(row, productOf(row)) }
  const check: GridColumn<CheckedRow> = {
    id: 'check',
    header: 'Check',
    minWidth: 220,
    grow: 4,
    wraps: true,
    value: checkText,
    mark: (row) => {
      const mark = markOf(row)
      // The text is in the cell itself.
      return mark && { ...mark, text: '' }
    },
  }
  return [
    { ...name, mark: (row) => markOf(row, 'sku'), sticky: true, minWidth: 132, grow: 2.5 },
    {
      id: 'current',
      header: exported ? 'Exported' : 'In effect',
      align: 'right',
      width: 88,
      value: ({ current }) => (current ? formatDollars(current.price) : ''),
    },
    column('price', 'New price', { type: priceCell, width: 140 }),
    {
      id: 'difference',
      header: 'Difference',
      align: 'right',
      width: 100,
      value: differenceText,
    },
    { id: 'share', header: '%', align: 'right', width: 84, value: shareText },
    ...(narrow ? [] : [check]),
    { id: 'row', header: 'Row', align: 'right', width: 64, value: ({ row }) => String(row) },
    column('variant_id', 'variant_id', { type: idCell, width: 100 }),
    column('store_id', 'store_id', { type: idCell, width: 88 }),
  ]
}

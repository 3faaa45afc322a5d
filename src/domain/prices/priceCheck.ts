import { nameKey } from '../cleanName.ts'
import { withoutApostrophe } from '../files/csvText.ts'
import { damageOf } from '../files/spreadsheetDamage.ts'
import type { Pair } from '../pairMap.ts'
import { capitalized, grouped } from '../wording.ts'
import { formatCents, formatDollars, parseAmount } from './money.ts'
import { type ExportColumn, lineFaults, type Price, type PriceLine } from './priceList.ts'

export interface CurrentPrice {
  readonly price: number
  readonly product: string
  readonly sku: string
  readonly store: string
}

/** Why there is no price, or null before it is loaded. */
export type Known =
  | CurrentPrice
  | { readonly column: ExportColumn; readonly missing: string }
  | null

export type Level = 'error' | 'warning'

export type Strangeness = 'free' | 'hundredfold' | 'hundredth' | 'bigChange'

export interface Finding {
  readonly level: Level
  readonly strange?: Strangeness
  readonly column: ExportColumn
  readonly message: string
  readonly suggestion?: string
}

export interface CheckedRow extends PriceLine {
  readonly pair: Pair | null
  readonly price: Price | null
  readonly current: CurrentPrice | null
  readonly findings: readonly Finding[]
}

const bigChange = 0.25

export type ReadLine = Pick<CheckedRow, 'pair' | 'price'> & { readonly line: PriceLine }

/** `before` is an earlier row with the same pair. */
export function checkedRow(
  { line, pair, price }: ReadLine,
  known: Known,
  before: number | undefined,
): CheckedRow {
  const current = known && 'price' in known ? known : null
  const findings: Finding[] = price ? [] : cellFindings(line, current?.price)
  if (before !== undefined)
    findings.push({
      level: 'error',
      column: 'variant_id',
      message: `Row ${before} has a price of this variant at this store already.`,
    })
  if (known && 'missing' in known)
    findings.push({ level: 'error', column: known.column, message: known.missing })
  if (pair && current) findings.push(...nameFindings(line, pair, current))
  if (price) findings.push(...priceFindings(price.price, current?.price))
  return { row: line.row, cells: line.cells, pair, price, current, findings }
}

export function hasError({ findings }: CheckedRow): boolean {
  return findings.some(({ level }) => level === 'error')
}

/** Whether the price differs from the current one, or the current one is unknown. */
export function isChange({ price, current }: CheckedRow): boolean {
  return price !== null && price.price !== current?.price
}

function cellFindings(line: PriceLine, current: number | undefined): Finding[] {
  return lineFaults(line).map(({ column, reason }) => {
    const text = line.cells[column]
    const finding = { level: 'error' as const, column }
    const dollars = column === 'price' ? dollarFinding(text, current) : null
    if (dollars) return { ...finding, ...dollars }
    const damage = damageOf(text)
    if (!damage) return { ...finding, message: capitalized(reason) }
    return {
      ...finding,
      message: `The ${column} ${text.slice(0, 20)} ${damage.what}.`,
      ...(damage.was === undefined ? {} : { suggestion: damage.was }),
    }
  })
}

/** Null unless the text is in dollars. `500.00` may be 500 cents: suggests the reading nearer to the current price. */
function dollarFinding(
  text: string,
  current: number | undefined,
): Pick<Finding, 'message' | 'suggestion'> | null {
  const cents = /[$.]|,\d\d$/.test(text) && !/^\d+\.0$/.test(text) ? parseAmount(text) : null
  if (cents === null) return null
  if (/^\d+\.00$/.test(text) && cents > 0) {
    const whole = cents / 100
    if (!current)
      return { message: `The price ${text} is ${formatCents(whole)} or ${formatDollars(cents)}.` }
    // The geometric mean of both readings.
    if (current < whole * 10) return null
  }
  const suggestion = String(cents)
  return {
    message: `The price ${text} is written in dollars; in cents it is ${suggestion}.`,
    suggestion,
  }
}

/** Names that belong to other ids: an id was changed. */
export function nameFindings(
  { cells }: PriceLine,
  { variant_id, store_id }: Pair,
  current: Pick<CurrentPrice, 'product' | 'sku' | 'store'>,
): Finding[] {
  const findings: Finding[] = []
  // Fast path: comparing 50,000 normalized names is slow.
  if (
    cells.sku === current.sku &&
    cells['product name'] === current.product &&
    cells['store name'] === current.store
  )
    return findings
  const [sku, product, store] = [cells.sku, cells['product name'], cells['store name']].map(plain)
  const plainCurrent = { sku: plain(current.sku), product: plain(current.product) }
  const variantText = current.sku ? `${current.product} (${current.sku})` : current.product
  const changed = (column: ExportColumn, message: string) =>
    findings.push({ level: 'error', column, message })
  if (sku && plainCurrent.sku && sku !== plainCurrent.sku) {
    if (isDamaged(sku, plainCurrent.sku))
      findings.push({
        level: 'warning',
        column: 'sku',
        message: `The SKU ${current.sku} was changed by a spreadsheet program; it is not read.`,
      })
    else changed('variant_id', `Variant ${variant_id} is ${variantText}: its id was changed.`)
  } else if (
    !(sku && plainCurrent.sku) &&
    product &&
    plainCurrent.product &&
    product !== plainCurrent.product
  )
    changed('variant_id', `Variant ${variant_id} is ${variantText}: its id was changed.`)
  const knownStore = plain(current.store)
  if (store && knownStore && store !== knownStore)
    changed('store_id', `Store ${store_id} is ${current.store}: its id was changed.`)
  return findings
}

/** Ignores case and blanks, which spreadsheet programs and users change. */
function plain(text: string): string {
  return nameKey(withoutApostrophe(text))
}

/** Whether a SKU lost leading zeros, or became a power of ten or a date. */
function isDamaged(sku: string, known: string): boolean {
  if (/^\d+(\.0+)?$/.test(sku)) return sku.replace(/\.0+$/, '') === known.replace(/^0+/, '')
  return damageOf(sku) !== null
}

/** What is strange about a new price. */
export function priceFindings(price: number, current: number | undefined): Finding[] {
  const warning = (strange: Strangeness, message: string, suggestion?: number): Finding[] => [
    {
      level: 'warning',
      strange,
      column: 'price',
      message,
      ...(suggestion === undefined ? {} : { suggestion: String(suggestion) }),
    },
  ]
  if (current === price) return []
  if (price === 0) return warning('free', 'The price is 0: it is given away.')
  if (!current) return []
  if (isNear(price / 100, current))
    return warning(
      'hundredfold',
      `The price is about 100 times the one in effect: was ${formatCents(price / 100)} meant?`,
      Math.round(price / 100),
    )
  if (isNear(price * 100, current))
    return warning(
      'hundredth',
      `The price is about a hundredth of the one in effect: was ${formatCents(price * 100)} meant?`,
      price * 100,
    )
  const change = (price - current) / current
  if (Math.abs(change) <= bigChange) return []
  return warning(
    'bigChange',
    `The price ${change > 0 ? 'rises' : 'falls'} by ${percent(Math.abs(change))}, from ${formatDollars(current)} to ${formatDollars(price)}.`,
  )
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= bigChange * b

export function percent(share: number): string {
  const value = share * 100
  return `${Math.abs(value) < 10 ? value.toFixed(1) : grouped(Math.round(value))} %`
}

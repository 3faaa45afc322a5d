import { type AmountFault, formatCents, formatDollars, readAmount } from './money.ts'

export type PriceChangeKind = 'set' | 'raise'

/** `percent` in hundredths of a percent: 2.5 % is 250. Negative values lower a price. */
export type PriceChange =
  | { readonly by: 'set'; readonly cents: number }
  | { readonly by: 'cents'; readonly cents: number }
  | { readonly by: 'percent'; readonly hundredths: number }

const mostPercent = 1_000

/** `set`: a price as in other price fields. `raise`: `25`, `$0.25`, `5%`; a minus lowers. */
export function readPriceChange(kind: PriceChangeKind, text: string): PriceChange | AmountFault {
  if (kind === 'set') {
    const cents = readAmount(text)
    return typeof cents === 'number' ? { by: 'set', cents } : cents
  }
  const [, sign = '', size = ''] = /^\s*([-−+]?)(.*)$/s.exec(text) ?? []
  const factor = sign === '-' || sign === '−' ? -1 : 1
  const [, percent] = /^\s*(\d+(?:[.,]\d{1,2})?)\s*%\s*$/.exec(size) ?? []
  if (percent !== undefined) {
    const hundredths = Math.round(Number(percent.replace(',', '.')) * 100)
    if (hundredths > mostPercent * 100) return 'unreadable'
    return { by: 'percent', hundredths: factor * hundredths }
  }
  const cents = readAmount(size)
  return typeof cents === 'number' ? { by: 'cents', cents: factor * cents } : cents
}

/** In whole cents; half a cent goes up. A price below 0 is a fault. */
export function changedPrice(
  cents: number,
  change: PriceChange,
): number | { readonly fault: string } {
  if (change.by === 'set') return change.cents
  const price =
    change.by === 'cents'
      ? cents + change.cents
      : Math.round((cents * (10_000 + change.hundredths)) / 10_000)
  return price < 0
    ? { fault: `${formatCents(cents)} cannot be lowered by ${sizeText(change)}` }
    : price
}

/** `= $4.75`, `= $0.25 more`, `= 2.5% less` */
export function priceChangeText(change: PriceChange): string {
  if (change.by === 'set') return `= ${formatDollars(change.cents)}`
  const size = change.by === 'cents' ? change.cents : change.hundredths
  return `= ${sizeText(change)} ${size < 0 ? 'less' : 'more'}`
}

const sizeText = (change: Exclude<PriceChange, { by: 'set' }>) =>
  change.by === 'cents'
    ? formatDollars(Math.abs(change.cents))
    : `${Math.abs(change.hundredths) / 100}%`

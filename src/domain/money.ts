import { grouped } from './counts.ts'

const dollarText = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/
const centText = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)$/

/** The unit of a typed amount: whole cents (`495`) or dollars (`4.95`). */
export type MoneyUnit = 'cents' | 'dollars'

/**
 * An amount for the screen: `495` cents become `$4.95`, `-5` becomes `-$0.05`. Thousands are grouped:
 * `$1,234.50`. An amount that the host leaves out is a dash (AMB-176).
 */
export function formatDollars(cents: number): string {
  if (!Number.isFinite(cents)) return '–'
  const whole = Math.round(Math.abs(cents))
  const sign = cents < 0 && whole > 0 ? '-' : ''
  const dollars = grouped(Math.floor(whole / 100))
  return `${sign}$${dollars}.${String(whole % 100).padStart(2, '0')}`
}

/** An amount on a screen that shows cents: `495¢`. */
export function formatCents(cents: number): string {
  return `${plain(cents)}¢`
}

/** The text of an amount inside an input: `495` cents are `495` or `4.95`. */
export function typedMoney(cents: number, unit: MoneyUnit): string {
  return unit === 'cents' ? plain(cents) : formatDollars(cents).replace(/[$,]/g, '')
}

/**
 * Reads a typed amount as integer cents. An explicit sign wins over the unit: `$4.95` and `495¢` mean the
 * same in every field. Blank and unreadable text is `null`, never 0.
 */
export function parseMoney(text: string, unit: MoneyUnit): number | null {
  return safe(amountIn(text, unit))
}

function amountIn(text: string, unit: MoneyUnit): number {
  const trimmed = text.trim()
  if (trimmed.endsWith('¢')) return centsIn(trimmed)
  if (/^-?\s*\$/.test(trimmed)) return dollarsIn(trimmed)
  return unit === 'cents' ? centsIn(trimmed) : dollarsIn(trimmed)
}

/** The largest amount that the contract takes, in cents. */
export const largestPrice = 2_147_483_647

/**
 * Reads a typed price as integer cents. A price below 0 or above the contract's maximum is `null`, like an
 * unreadable text.
 */
export function parsePrice(text: string, unit: MoneyUnit): number | null {
  const cents = readPrice(text, unit)
  return typeof cents === 'number' ? cents : null
}

/** Reads a typed price as integer cents, or tells why the text is none. */
export function readPrice(
  text: string,
  unit: MoneyUnit,
): number | 'unreadable' | 'negative' | 'tooLarge' {
  const cents = amountIn(text, unit)
  if (Number.isNaN(cents)) return 'unreadable'
  if (cents < 0) return 'negative'
  // Adding 0 turns -0 into 0.
  return cents > largestPrice ? 'tooLarge' : cents + 0
}

/** Reads `495`, `1,250` or `495¢` as cents. Fractions of a cent and blank text are `null`. */
export function parseCents(text: string): number | null {
  return safe(centsIn(text))
}

/** The cents of a text, of any size; NaN where there are none. */
function centsIn(text: string): number {
  const digits = text.trim().replace(/¢$/, '').trimEnd()
  return centText.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
}

/**
 * Reads `4.95`, `$4.95`, `4` or `.5` as dollars and returns cents, without floating point. More than two
 * decimals and blank text are `null`.
 */
export function parseDollars(text: string): number | null {
  return safe(dollarsIn(text))
}

/** The cents of a text in dollars, of any size; NaN where there are none. */
function dollarsIn(text: string): number {
  const match = dollarText.exec(text.trim().replace(/^(-?)\s*\$\s*/, '$1'))
  if (!match) return Number.NaN
  const [, sign = '', whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return Number.NaN
  const digits = `${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`
  return Number(`${sign}${digits}`)
}

function plain(cents: number): string {
  return String(safe(Math.round(cents)) ?? 0)
}

/** `null` for a number that JavaScript cannot count exactly, and 0 for -0. */
function safe(value: number): number | null {
  return Number.isSafeInteger(value) ? value + 0 : null
}

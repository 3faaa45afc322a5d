import { grouped } from './counts.ts'

/** The largest amount that the contract takes, in cents. */
export const largestAmount = 2_147_483_647

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
  return `${centsText(cents) || '0'}¢`
}

/** An amount as the text of an input, in whole cents: `495`. An amount that the host leaves out is blank. */
export function centsText(cents: number): string {
  const whole = Math.round(cents)
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(whole) ? String(whole + 0) : ''
}

/** Why a text is no amount. */
export type AmountFault = 'blank' | 'unreadable' | 'negative' | 'tooLarge'

/**
 * Reads a typed amount as whole cents (AMB-230). A whole number is cents: `495`, `1,250`, `495¢`. A point, a
 * decimal comma or a dollar sign makes it dollars: `4.95`, `4,95`, `$4.95`, `5 $`, `1,234.50`.
 */
export function readAmount(text: string): number | AmountFault {
  const trimmed = text.trim()
  if (trimmed === '') return 'blank'
  const [, sign, before = '', number = '', after = ''] =
    /^([-−]?)\s*(?:(\$)\s*)?([\d.,]+)\s*([$¢]?)$/.exec(trimmed) ?? []
  const signs = `${before}${after}`
  const plain = number.replace(/^(\d+),(\d\d)$/, '$1.$2')
  const cents =
    signs === '$' || (signs === '' && plain.includes('.'))
      ? centsOfDollars(plain)
      : centsOfWhole(signs === '' || signs === '¢' ? plain : '')
  if (cents === null) return 'unreadable'
  if (sign && cents > 0) return 'negative'
  return cents > largestAmount ? 'tooLarge' : cents
}

/** A typed amount in whole cents; null, never 0, for a text that {@link readAmount} refuses. */
export function parseAmount(text: string): number | null {
  const cents = readAmount(text)
  return typeof cents === 'number' ? cents : null
}

/** Whole numbers with or without thousands separators. `0,495` may mean a fraction and is none. */
const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/

function centsOfWhole(number: string): number | null {
  return wholeNumber.test(number) ? Number(number.replaceAll(',', '')) : null
}

/** The cents of `4.95`, `4`, `4.` or `.5` dollars, without floating point. */
function centsOfDollars(number: string): number | null {
  const [, whole = '', fraction = ''] = /^([\d,]*)(?:\.(\d{0,2}))?$/.exec(number) ?? []
  if (whole === '' && fraction === '') return null
  return centsOfWhole(whole === '' ? fraction.padEnd(2, '0') : whole) === null
    ? null
    : Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`)
}

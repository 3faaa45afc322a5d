import { grouped } from '../wording.ts'

/** Cents; the limit of the contract. */
export const largestAmount = 2_147_483_647

/** Cents: `495` -> `$4.95`, `-5` -> `-$0.05`, `123450` -> `$1,234.50`. A missing amount is a dash (AMB-176). */
export function formatDollars(cents: number): string {
  if (!Number.isFinite(cents)) return '–'
  const whole = Math.round(Math.abs(cents))
  const sign = cents < 0 && whole > 0 ? '-' : ''
  const dollars = grouped(Math.floor(whole / 100))
  return `${sign}$${dollars}.${String(whole % 100).padStart(2, '0')}`
}

export function formatCents(cents: number): string {
  return `${centsText(cents) || '0'}¢`
}

/** Blank for a missing amount. */
export function centsText(cents: number): string {
  const whole = Math.round(cents)
  // Turns -0 into 0.
  return Number.isSafeInteger(whole) ? String(whole + 0) : ''
}

export type AmountFault = 'blank' | 'unreadable' | 'negative' | 'tooLarge'

/**
 * Reads a typed amount as cents (AMB-230). Cents: `495`, `1,250`, `495¢`.
 * Dollars: `4.95`, `4,95`, `$4.95`, `5 $`, `1,234.50`.
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

export function parseAmount(text: string): number | null {
  const cents = readAmount(text)
  return typeof cents === 'number' ? cents : null
}

/** With or without thousands separators. Excludes `0,495`, which may be a fraction. */
const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)$/

function centsOfWhole(number: string): number | null {
  return wholeNumber.test(number) ? Number(number.replaceAll(',', '')) : null
}

/** Without floating point. */
function centsOfDollars(number: string): number | null {
  const [, whole = '', fraction = ''] = /^([\d,]*)(?:\.(\d{0,2}))?$/.exec(number) ?? []
  if (whole === '' && fraction === '') return null
  return centsOfWhole(whole === '' ? fraction.padEnd(2, '0') : whole) === null
    ? null
    : Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`)
}

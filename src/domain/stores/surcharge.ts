import { formatDollars, largestAmount, parseAmount, readAmount } from '../prices/money.ts'
import { highWarning, percentOf } from './taxRates.ts'

/** 0 for a text that is not a number from 0 to 0.9. */
export function readRate(text: string): number {
  const rate = Number(text)
  return isRate(rate) ? rate : 0
}

/** Cents; null for a text below 1 or without an amount, which means a percentage (AMB-107). */
export function readFlatRate(text: string): number | null {
  return parseAmount(text) || null
}

/** Other invalid texts mean a percentage (AMB-230). */
export function flatRateFault(text: string): string | undefined {
  return readAmount(text) === 'tooLarge'
    ? `Flat Rate cannot be more than ${formatDollars(largestAmount)}.`
    : undefined
}

/** Two decimals, or more where the rate has them: `0.0875` -> `8.75%`, `0.08875` -> `8.875%` (AMB-110). */
export function percentText(rate: number): string {
  const [whole, decimals = ''] = String(percentOf(rate)).split('.')
  return `${whole}.${decimals.padEnd(2, '0')}%`
}

/** The rate is typed as a fraction and shown in percent (AMB-110). */
export function rateNote(text: string): string {
  if (text.trim() === '') return 'A fraction: 0.0875 is 8.75%'
  const rate = Number(text)
  if (!isRate(rate)) return 'This will be saved as 0: a rate must be 0 to 0.9'
  return [percentText(rate), highWarning(percentOf(rate))].filter(Boolean).join(': ')
}

export function flatRateNote(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const cents = readFlatRate(text)
  return cents === null
    ? 'This will be saved without a flat rate: it must be 1¢ or more'
    : `= ${formatDollars(cents)}`
}

function isRate(rate: number): boolean {
  return rate >= 0 && rate <= 0.9
}

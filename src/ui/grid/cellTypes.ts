import {
  type AmountFault,
  centsText,
  formatCents,
  formatDollars,
  largestAmount,
  readAmount,
} from '#domain/prices/money.ts'
import { grouped } from '#domain/wording.ts'

/** Cents, a count, a percentage, a text or a mark; null is an empty cell. */
export type GridValue = string | number | boolean | null

type Reading = { readonly value: GridValue } | { readonly fault: string }

/** `read(write(value))` is the value again. */
export interface CellType {
  readonly show: (value: GridValue) => string
  readonly beside?: (value: GridValue) => string | undefined
  /** Screen reader text of an empty cell, which then shows a dash instead of a blank. */
  readonly emptyText?: string
  readonly write: (value: GridValue) => string
  readonly read: (text: string) => Reading
  readonly right: boolean
  readonly inputMode: 'text' | 'numeric' | 'decimal'
  /** Whether a click or Space toggles the value instead of opening an editor. */
  readonly isToggle?: boolean
}

const nothing = (text: string) => text.trim() === ''
const quoted = (text: string) => (nothing(text) ? 'Blank' : `“${text.trim()}”`)

const howToType = 'type cents, such as 495, or dollars, such as $4.95'
const amountFaults: Readonly<Record<AmountFault, string>> = {
  blank: `is not a price: ${howToType}`,
  unreadable: `is not a price: ${howToType}`,
  negative: 'is less than 0',
  tooLarge: `is too large: at most ${formatDollars(largestAmount)}`,
}

export const moneyCell: CellType = {
  show: (value) => (typeof value === 'number' ? formatCents(value) : ''),
  beside: (value) => (typeof value === 'number' ? formatDollars(value) : ''),
  write: (value) => (typeof value === 'number' ? centsText(value) : ''),
  read: (text) => {
    const cents = readAmount(text)
    return typeof cents === 'number'
      ? { value: cents }
      : { fault: `${quoted(text)} ${amountFaults[cents]}` }
  },
  right: true,
  inputMode: 'decimal',
}

interface NumberOptions {
  min?: number
  max?: number
  optional?: boolean
}

export function integerCell(options: NumberOptions = {}): CellType {
  return {
    ...numberCell({ ...options, decimals: 0, what: 'whole number' }),
    show: (value) => (typeof value === 'number' ? grouped(value) : ''),
    inputMode: 'numeric',
  }
}

/** `8.875` is 8.875 %. */
export function percentCell(options: NumberOptions & { decimals?: number } = {}): CellType {
  const type = numberCell({ decimals: 3, ...options, what: 'percentage' })
  return {
    ...type,
    show: (value) => (typeof value === 'number' ? `${percentText(value)}%` : ''),
    read: (text) => {
      const typed = text.trimEnd()
      return type.read(typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : text)
    },
  }
}

function percentText(value: number): string {
  const short = value.toFixed(2)
  return Number(short) === value ? short : String(value)
}

function numberCell(options: NumberOptions & { decimals: number; what: string }): CellType {
  const { min = 0, max = 2_147_483_647, optional = false, decimals, what } = options
  const shape = new RegExp(
    decimals === 0
      ? '^-?\\d+(\\.0*)?$'
      : `^-?(\\d+(\\.\\d{0,${decimals}})?|\\.\\d{1,${decimals}})$`,
  )
  const text = (value: GridValue) => (typeof value === 'number' ? String(value) : '')
  return {
    show: text,
    write: text,
    read: (typed) => {
      if (nothing(typed)) return optional ? { value: null } : { fault: `Blank is not a ${what}` }
      const digits = typed.trim().replaceAll(/,(?=\d{3}(\D|$))/g, '')
      const value = Number(digits)
      if (!shape.test(digits)) return { fault: `${quoted(typed)} is not a ${what}` }
      if (value < min) return { fault: `${quoted(typed)} is less than ${grouped(min)}` }
      if (value > max) return { fault: `${quoted(typed)} is more than ${grouped(max)}` }
      // Turns -0 into 0.
      return { value: value + 0 }
    },
    right: true,
    inputMode: 'decimal',
  }
}

const marked = new Set(['yes', 'true', '1', 'x', '✓', 'on'])
const unmarked = new Set(['', 'no', 'false', '0', 'off'])

export const checkboxCell: CellType = {
  show: (value) => (value === true ? 'Yes' : 'No'),
  write: (value) => (value === true ? 'Yes' : 'No'),
  read: (text) => {
    const word = text.trim().toLowerCase()
    if (marked.has(word)) return { value: true }
    return unmarked.has(word)
      ? { value: false }
      : { fault: `${quoted(text)} is neither Yes nor No` }
  },
  right: false,
  inputMode: 'text',
  isToggle: true,
}

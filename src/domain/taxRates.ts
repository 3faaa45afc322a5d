/** What the surcharges take at one store. */

import { type ProductType, productTypeValues } from './productWords.ts'

/** The product types in the order of the tax editor, where bottles come last. */
export const taxedTypes: readonly ProductType[] = [
  ...productTypeValues.filter((type) => type !== 'bottle'),
  'bottle',
]

/** A rate, as a multiplier or in cents, of one surcharge for one product type. */
export interface Rate {
  readonly surcharge_id: number
  readonly product_type: ProductType
  readonly rate?: number | null
  readonly flat_rate?: number | null
}

/** The decimals of a percentage. Default rates are typed as multipliers of any length (SUR-03), so there are more than three. */
export const percentDecimals = 6

/** The percentage of a multiplier, without the digits that binary fractions add: 0.07 gives 7. */
export function percentOf(rate: number): number {
  return Number((rate * 100).toFixed(percentDecimals))
}

/** The multiplier of a percentage, without such digits: 8.875 gives 0.08875. */
export function multiplierOf(percent: number): number {
  return Number((percent / 100).toFixed(percentDecimals + 2))
}

/** The percentage above which a tax on what a store sells is most likely mistyped. */
const usuallyAtMost = 20

/** The warning for a percentage that is most likely mistyped, such as 95 for 9.5; it keeps nobody from saving. */
export function highWarning(percent: number): string | undefined {
  return percent > usuallyAtMost ? 'Unusually high' : undefined
}

/** Whether two rates belong to the same cell of the tax editor. */
function sameCell(one: Rate, other: Rate): boolean {
  return one.surcharge_id === other.surcharge_id && one.product_type === other.product_type
}

/**
 * The list `now` with changed cells, in the order of the editor. A changed cell without an amount leaves the
 * list.
 */
export function withRates<Known extends Rate>(
  now: readonly Known[],
  changed: readonly Rate[],
): (Known | Rate)[] {
  const kept = now.filter((rate) => !changed.some((one) => sameCell(one, rate)))
  const set = changed.filter(({ rate, flat_rate }) => (rate ?? flat_rate ?? null) !== null)
  return [...kept, ...set].sort(
    (one, other) =>
      one.surcharge_id - other.surcharge_id ||
      taxedTypes.indexOf(one.product_type) - taxedTypes.indexOf(other.product_type),
  )
}

/** The changed cells, by index, that hold neither what their user saw nor what they are changed to. */
export function overtakenRates(
  changed: readonly Rate[],
  seen: readonly Rate[],
  present: readonly Rate[],
): { readonly index: number; readonly now: Rate | undefined }[] {
  const amount = (one: Rate | undefined) => one?.rate ?? one?.flat_rate ?? null
  const rateIn = (list: readonly Rate[], cell: Rate) => list.find((one) => sameCell(one, cell))
  return changed.flatMap((cell, index) => {
    const now = rateIn(present, cell)
    const isSeen = amount(now) === amount(rateIn(seen, cell))
    return isSeen || amount(now) === amount(cell) ? [] : [{ index, now }]
  })
}

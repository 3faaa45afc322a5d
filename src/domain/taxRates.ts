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

/** The decimals of a percentage. Default rates are typed as multipliers of any length, so there are more than three. */
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

/** What the editor shows of a rate: the percentage, or whether a flat rate is taken; null without a rate. */
export type ShownRate = number | boolean | null

export function shownRate(rate: Rate | undefined, isFlat: boolean): ShownRate {
  if (!rate) return null
  if (isFlat) return (rate.flat_rate ?? 0) > 0
  return typeof rate.rate === 'number' ? percentOf(rate.rate) : null
}

/** A changed rate, with what its user saw in the cell before. */
export interface ChangedRate extends Rate {
  readonly seen: ShownRate
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

/** The changed cells that show neither what their user saw nor what they are changed to, with what they show. */
export function overtakenRates(
  changed: readonly ChangedRate[],
  present: readonly Rate[],
): { readonly index: number; readonly cell: Rate; readonly now: ShownRate }[] {
  return changed.flatMap((cell, index) => {
    const isFlat = cell.flat_rate !== undefined
    const now = shownRate(
      present.find((rate) => sameCell(rate, cell)),
      isFlat,
    )
    return now === cell.seen || now === shownRate(cell, isFlat) ? [] : [{ index, cell, now }]
  })
}

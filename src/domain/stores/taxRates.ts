import { type ProductType, productTypeValues } from '../products/productWords.ts'

/** In the order of the tax editor: bottles last. */
export const taxedTypes: readonly ProductType[] = [
  ...productTypeValues.filter((type) => type !== 'bottle'),
  'bottle',
]

export interface Rate {
  readonly surcharge_id: number
  readonly product_type: ProductType
  readonly rate?: number | null
  readonly flat_rate?: number | null
}

/** Types without a tax rate. A rate of 0 is one, a flat fee is none. */
export const untaxedTypes = (rates: readonly Rate[]): ProductType[] =>
  taxedTypes.filter(
    (type) =>
      !rates.some(({ product_type, rate }) => product_type === type && typeof rate === 'number'),
  )

/** Default rates are typed as multipliers of any length, so three decimals are too few. */
export const percentDecimals = 6

/** 0.07 -> 7, without floating-point noise. */
export function percentOf(rate: number): number {
  return Number((rate * 100).toFixed(percentDecimals))
}

/** 8.875 -> 0.08875, without floating-point noise. */
export function multiplierOf(percent: number): number {
  return Number((percent / 100).toFixed(percentDecimals + 2))
}

const maxUsualPercent = 20

/** Such as 95 for 9.5. Does not prevent a save. */
export function highWarning(percent: number): string | undefined {
  return percent > maxUsualPercent ? 'Unusually high' : undefined
}

function sameCell(one: Rate, other: Rate): boolean {
  return one.surcharge_id === other.surcharge_id && one.product_type === other.product_type
}

/** A percentage, whether a flat rate applies, or null without a rate. */
export type ShownRate = number | boolean | null

export function shownRate(rate: Rate | undefined, isFlat: boolean): ShownRate {
  if (!rate) return null
  if (isFlat) return (rate.flat_rate ?? 0) > 0
  return typeof rate.rate === 'number' ? percentOf(rate.rate) : null
}

/** `seen` is the cell when the user began to edit. */
export interface ChangedRate extends Rate {
  readonly seen: ShownRate
}

/** `now` with the changed cells, in the order of the editor. A cell without an amount is removed. */
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

/** Edit conflicts: cells whose current value the user neither saw nor typed. */
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

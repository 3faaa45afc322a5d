/** The variants that a store counts. */
import type { Weekday } from '../calendar.ts'
import { compareTexts } from '../sorting.ts'

/** A product at a store, with what a count needs of it. */
interface CountedProduct {
  readonly product: {
    readonly name: string
    readonly inventory_control: string | null
    readonly variants: readonly { readonly id: number; readonly sku: string | null }[]
  }
}

/** A row of a count. */
export interface CountedVariant {
  readonly variantId: number
  readonly productName: string
  /** 'name (sku)'. */
  readonly label: string
}

/** The variants of the products with one of these controls, by name and SKU. */
export function countedVariants(
  sold: readonly CountedProduct[],
  controls: readonly string[],
): CountedVariant[] {
  return sold
    .filter(({ product }) => controls.includes(product.inventory_control ?? ''))
    .flatMap(({ product: { name, variants } }) =>
      variants.map(({ id, sku }) => ({
        variantId: id,
        productName: name,
        label: sku ? `${name} (${sku})` : name,
      })),
    )
    .sort((one, other) => compareTexts(one.label, other.label) || one.variantId - other.variantId)
}

/** The most pieces that a store can count of a variant: what a database keeps in 32 bits (AMB-185). */
export const mostPieces = 2_147_483_647

/** Whether the product's name begins with the text, whatever the case (AMB-106). */
export function isNamedFrom({ productName }: CountedVariant, text: string): boolean {
  return productName.toLowerCase().startsWith(text.trim().toLowerCase())
}

/** What a store has of a variant today. */
interface Count {
  readonly quantity_available: number
  readonly do_not_sell: boolean
}

/** One change of a count: a step, a new number, or the mark. */
export type CountChange =
  | { readonly adjust_quantity: 1 | -1 }
  | { readonly quantity_available: number }
  | { readonly do_not_sell: boolean }

/** The count after a change; a step stops at 0. */
export function changedCount<Row extends Count>(count: Row, change: CountChange): Row {
  if (!('adjust_quantity' in change)) return { ...count, ...change }
  const quantity_available = Math.max(0, count.quantity_available + change.adjust_quantity)
  return { ...count, quantity_available }
}

/** The quantity of a variant on a weekday, as it is sent. */
interface StartingCell {
  readonly variant_id: number
  readonly day: Weekday
  readonly quantity: number
}

/** A changed cell, with the quantity that its user saw before. */
export interface ChangedCell extends StartingCell {
  readonly seen: number
}

/** The quantity of a variant on a weekday, as it is read. */
interface StartingRecord {
  readonly variant_id: number
  readonly day_of_week: Weekday
  readonly initial_quantity: number
}

const keyOf = (variantId: number, day: Weekday) => `${variantId} ${day}`

/** The quantities by variant and weekday; a weekday without a record starts with 0. */
export function startingQuantities(
  records: readonly StartingRecord[],
): (variantId: number, day: Weekday) => number {
  const byCell = new Map(
    records.map((one) => [keyOf(one.variant_id, one.day_of_week), one.initial_quantity]),
  )
  return (variantId, day) => byCell.get(keyOf(variantId, day)) ?? 0
}

/** The changed cells whose present value the user neither saw nor typed, with that value. */
export function overtakenCells(
  changed: readonly ChangedCell[],
  present: readonly StartingRecord[],
): { readonly index: number; readonly cell: ChangedCell; readonly now: number }[] {
  const quantityOf = startingQuantities(present)
  return changed.flatMap((cell, index) => {
    const now = quantityOf(cell.variant_id, cell.day)
    return now === cell.seen || now === cell.quantity ? [] : [{ index, cell, now }]
  })
}

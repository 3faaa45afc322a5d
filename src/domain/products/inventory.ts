import type { Weekday } from '../calendar.ts'
import { foldText, readQuery } from '../foldText.ts'
import { compareTexts } from '../sorting.ts'

interface CountedProduct {
  readonly product: {
    readonly name: string
    readonly inventory_control: string | null
    readonly variants: readonly { readonly id: number; readonly sku: string | null }[]
  }
}

export interface CountedVariant {
  readonly variantId: number
  readonly productName: string
  readonly sku: string | null
  /** 'name (sku)'. */
  readonly label: string
}

/** By name and SKU. */
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
        sku,
        label: sku ? `${name} (${sku})` : name,
      })),
    )
    .sort((one, other) => compareTexts(one.label, other.label) || one.variantId - other.variantId)
}

/** A 32-bit integer (AMB-185). */
export const mostPieces = 2_147_483_647

/** Ignores case (AMB-106). */
export function isNamedFrom({ productName }: CountedVariant, text: string): boolean {
  return foldText(productName).startsWith(readQuery(text).text)
}

interface Count {
  readonly quantity_available: number
  readonly do_not_sell: boolean
}

export type CountChange =
  | { readonly adjust_quantity: 1 | -1 }
  | { readonly quantity_available: number }
  | { readonly do_not_sell: boolean }

/** A step stops at 0. */
export function changedCount<Row extends Count>(count: Row, change: CountChange): Row {
  if (!('adjust_quantity' in change)) return { ...count, ...change }
  const quantity_available = Math.max(0, count.quantity_available + change.adjust_quantity)
  return { ...count, quantity_available }
}

interface StartingCell {
  readonly variant_id: number
  readonly day: Weekday
  readonly quantity: number
}

/** `seen` is the quantity when the user began to edit. */
export interface ChangedCell extends StartingCell {
  readonly seen: number
}

interface StartingRecord {
  readonly variant_id: number
  readonly day_of_week: Weekday
  readonly initial_quantity: number
}

const keyOf = (variantId: number, day: Weekday) => `${variantId} ${day}`

/** A weekday without a record starts with 0. */
export function startingQuantities(
  records: readonly StartingRecord[],
): (variantId: number, day: Weekday) => number {
  const byCell = new Map(
    records.map((one) => [keyOf(one.variant_id, one.day_of_week), one.initial_quantity]),
  )
  return (variantId, day) => byCell.get(keyOf(variantId, day)) ?? 0
}

/** Edit conflicts: cells whose current quantity the user neither saw nor typed. */
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

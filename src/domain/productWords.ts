/** The screen's words for the fixed choices of a product. */

/** The product types of the contract, in its order: the only place that lists them. */
export const productTypes = [
  { value: 'beverage', label: 'Beverage' },
  { value: 'food', label: 'Food' },
  { value: 'bag', label: 'Bag' },
  { value: 'bottle', label: 'Bottle' },
  { value: 'merchandise', label: 'Merchandise' },
] as const

export type ProductType = (typeof productTypes)[number]['value']

/** The product types without their words. */
export const productTypeValues = valuesOf(productTypes)

/** The ways to control inventory of the contract, likewise. */
export const inventoryControls = [
  { value: 'unlimited', label: 'Unlimited' },
  { value: 'limited', label: 'Limited' },
  { value: 'daily', label: 'Daily' },
] as const

/** The ways to control inventory without their words. */
export const inventoryControlValues = valuesOf(inventoryControls)

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

function valuesOf<Value extends string>([first, ...others]: readonly [
  Choice<Value>,
  ...Choice<Value>[],
]): readonly [Value, ...Value[]] {
  return [first.value, ...others.map(({ value }) => value)]
}

/** The word for a value of one of these lists. */
export function wordFor(choices: readonly Choice<string>[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}

/** In the contract's order. */
export const productTypes = [
  { value: 'beverage', label: 'Beverage' },
  { value: 'food', label: 'Food' },
  { value: 'bag', label: 'Bag' },
  { value: 'bottle', label: 'Bottle' },
  { value: 'merchandise', label: 'Merchandise' },
] as const

export type ProductType = (typeof productTypes)[number]['value']

export const productTypeValues = valuesOf(productTypes)

export const inventoryControls = [
  { value: 'unlimited', label: 'Unlimited' },
  { value: 'limited', label: 'Limited' },
  { value: 'daily', label: 'Daily' },
] as const

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

export function wordFor(choices: readonly Choice<string>[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value
}
